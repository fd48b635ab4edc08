#import "Nowhere.xc" // once it is there
#use   <NowhereKit>  /* a library */
#import "Nobody.xc"
