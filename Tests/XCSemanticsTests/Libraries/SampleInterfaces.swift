/// Interfaces in the two shapes that writers have printed.
enum SampleInterfaces {
  /// As older writers print: blanks, no `ifaceVersion`, no `structs`, no `optional`.
  static let pretty = """
    {
      "cImports" : [

      ],
      "classes" : [
        {
          "ivars" : [
            {
              "name" : "listener",
              "type" : "weak:Tuning@"
            },
            {
              "name" : "hook",
              "type" : "$wbound_void(Object@)"
            }
          ],
          "methods" : [
            {
              "name" : "setListener",
              "params" : [
                {
                  "name" : "who",
                  "type" : "Tuning@"
                }
              ],
              "returns" : [
                "void"
              ],
              "static" : false,
              "symbol" : "Dial$setListener",
              "varargs" : false
            }
          ],
          "name" : "Dial",
          "parent" : "Object",
          "protocols" : [

          ]
        }
      ],
      "methodSlots" : {
        "_cls_Dial_setListener" : 0
      },
      "protocols" : [
        {
          "methods" : [
            {
              "name" : "didTune",
              "params" : [
                {
                  "name" : "step",
                  "type" : "i32"
                }
              ],
              "returns" : [
                "bool"
              ],
              "static" : false,
              "symbol" : "",
              "varargs" : false
            }
          ],
          "name" : "Tuning"
        }
      ],
      "typedefs" : [
        {
          "name" : "turn_t",
          "target" : "void(Object@)"
        }
      ],
      "version" : 1
    }
    """

  /// As today's writers print: no blanks, keys in order.
  static let canonical =
    #"{"cImports":["png"],"classTable":"t","classes":[{"actions":[{"name":"press","sender":"Object*"}],"#
    + #""designable":true,"ivars":[{"name":"knob","type":"Knob*"},{"name":"marks","type":"u8[16]"},"#
    + #"{"name":"hooks","type":"$bound_i32(u8,...)[4]"}],"methods":[{"name":"press","optional":false,"#
    + #""params":[{"name":"sender","type":"Object*"}],"returns":["void"],"static":false,"symbol":"Panel$press","#
    + #""varargs":false},{"name":"make","params":[],"returns":["u8","u16"],"static":true,"varargs":false}],"#
    + #""name":"Panel","outlets":[{"name":"knob","type":"Knob*"}],"parent":"","protocols":["Tuning"]},"#
    + #"{"ivars":[],"methods":[],"name":"$hidden","parent":"","protocols":[]}],"#
    + #""enums":[{"members":[{"name":"low","value":0},{"name":"high","value":4294967295},"#
    + #"{"name":"none","value":-1}],"name":"Level"}],"#
    + #""functions":[{"name":"trace","params":[{"name":"form","type":"u8*"}],"returns":[],"symbol":"trace","#
    + #""varargs":true}],"globals":[{"name":"depth","type":"i32"}],"ifaceVersion":1,"#
    + #""protocols":[{"methods":[{"name":"didTune","optional":true,"params":[{"name":"","type":"i32"}],"#
    + #""returns":["bool"],"static":false,"symbol":"","varargs":false}],"name":"Tuning"}],"#
    + #""structs":[{"fields":[{"name":"x","type":"i16"}],"name":"Dot","packed":true}],"typedefs":[],"version":1}"#
}
