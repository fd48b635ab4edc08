/// Something wrong with a text that tokens alone tell, with the change that mends it.
struct Finding {
  var problem: SyntaxProblem
  var repair: Repair
}
