/// How the page looks, in light and in dark surroundings.
enum HTMLStyle {
  static let text = """
    :root { --ground: #fff; --raised: #f6f7f9; --ink: #1c2026; --faint: #5d6673; --line: #d9dde3;
      --error: #b3261e; --warning: #8a5300; --note: #1f5fbf; --mark: #ffe3a3; --hit: #fff6df; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #15181d; --raised: #1d2128; --ink: #e4e8ee; --faint: #9aa5b3; --line: #343b46;
        --error: #ff8a80; --warning: #f2b866; --note: #86b7ff; --mark: #6b4f12; --hit: #2a2618; }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; background: var(--ground); color: var(--ink);
      font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    h1 { font-size: 1.6rem; margin: 0; }
    h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; padding-bottom: .3rem; border-bottom: 1px solid var(--line); }
    h3 { font-size: 1rem; font-weight: 600; margin: 0; }
    p { margin: .25rem 0; }
    a { color: var(--note); }
    code, pre { font: .875rem/1.5 ui-monospace, monospace; }
    .counts { display: flex; flex-wrap: wrap; gap: .75rem; list-style: none; margin: 1rem 0; padding: 0; }
    .counts li { background: var(--raised); border: 1px solid var(--line); border-radius: .5rem;
      padding: .4rem .9rem; }
    .counts b { font-size: 1.3rem; }
    .counts .error b, .error .severity { color: var(--error); }
    .counts .warning b, .warning .severity { color: var(--warning); }
    .counts .note b, .note .severity { color: var(--note); }
    .overview { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
      gap: 1.5rem; align-items: start; }
    table { border-collapse: collapse; width: 100%; }
    caption { text-align: left; font-weight: 600; padding-bottom: .3rem; }
    td { border-top: 1px solid var(--line); padding: .25rem 0; vertical-align: top; }
    td.number { text-align: right; padding-left: 1rem; white-space: nowrap; font-variant-numeric: tabular-nums; }
    .list { max-height: 24rem; overflow-y: auto; scrollbar-gutter: stable; }
    #filter { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin: 1.5rem 0 0;
      padding: .6rem .9rem; background: var(--raised); border: 1px solid var(--line); border-radius: .5rem; }
    #filter .words { flex: 1 1 14rem; display: flex; gap: .5rem; align-items: center; }
    #filter input[type=search] { flex: 1; min-width: 0; }
    #filter input, #filter select { font: inherit; max-width: 100%; }
    #filter output { color: var(--faint); }
    article { border: 1px solid var(--line); border-left: .3rem solid var(--note); border-radius: .4rem;
      padding: .7rem .9rem; margin: .8rem 0; }
    article.error { border-left-color: var(--error); }
    article.warning { border-left-color: var(--warning); }
    .severity { text-transform: uppercase; font-size: .75rem; letter-spacing: .05em; }
    .place, .notes, footer { color: var(--faint); }
    .rule { display: inline-block; background: var(--raised); border-radius: .3rem; padding: 0 .3rem; margin-left: .4rem; }
    .notes { margin: .4rem 0 0; padding-left: 1.2rem; }
    .fix { color: var(--note); }
    pre { margin: .5rem 0; overflow-x: auto; background: var(--raised); border-radius: .4rem;
      padding: .4rem 0; tab-size: 4; }
    .line { display: block; width: max-content; min-width: 100%; padding: 0 .6rem; }
    .line .number { display: inline-block; min-width: 3ch; margin-right: 1rem; text-align: right;
      color: var(--faint); user-select: none; }
    .line .code { white-space: pre; overflow-wrap: normal; }
    .hit { background: var(--hit); }
    mark { background: var(--mark); color: inherit; border-radius: .15rem; outline: 1px solid var(--warning); }
    [hidden] { display: none !important; }
    footer { margin-top: 2rem; font-size: .875rem; }
    @media (max-width: 40rem) { body { padding: 1rem; } }
    @media print { #filter { display: none; } .list { max-height: none; } article { break-inside: avoid; } }
    """
}
