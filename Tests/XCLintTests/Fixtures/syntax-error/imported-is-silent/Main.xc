#import <Broken.xc>
