/// What lets a reader pick findings.
enum HTMLFilter {
  static let text = """
    "use strict";
    const form = document.getElementById("filter");
    if (form) {
      const articles = Array.from(document.querySelectorAll("article"));
      const sections = Array.from(document.querySelectorAll("section.file"));
      const update = () => {
        const words = form.elements.words.value.toLowerCase().split(/\\s+/).filter(Boolean);
        const rule = form.elements.rule.value;
        const severities = new Set(
          Array.from(form.querySelectorAll("[name=severity]:checked"), (box) => box.value));
        let shown = 0;
        for (const article of articles) {
          const data = article.dataset;
          const fits = severities.has(data.severity) && (!rule || data.rule === rule)
            && words.every((word) => data.words.includes(word));
          article.hidden = !fits;
          if (fits) shown += 1;
        }
        for (const section of sections) section.hidden = !section.querySelector("article:not([hidden])");
        document.getElementById("none").hidden = shown > 0;
        form.elements.shown.textContent = shown + " of " + articles.length + " shown";
      };
      form.addEventListener("input", update);
      form.addEventListener("submit", (event) => event.preventDefault());
      update();
    }
    """
}
