class { i32
