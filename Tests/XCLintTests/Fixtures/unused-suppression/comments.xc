// xcgen:disable:next unresolved-import -- made by the build
#import "Generated.xc"
#import "Lost.xc" // xcgen:disable:this unresolved-import
// xcgen:disable unresolved-import, syntax-error
#import "Gone.xc"
// xcgen:enable unresolved-import
#import "Reported.xc"
// xcgen:disable:next unresolved-import unknown-protocol
#use <UXKit>
// xcgen:disable paired-delegate-method
// xcgen:disable:line unresolved-import
// xcgen:disable:this
u8* text = "// xcgen:disable nothing-here";
