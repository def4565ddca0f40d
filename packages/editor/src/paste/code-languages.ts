/** As `language-python`, `highlight-source-python` or pandoc's `sourceCode python`. */
const named =
  /(?:^|\s)(?:language-|lang-|highlight-source-|sourceCode\s+)(?<language>[\w+#.-]{1,40})(?=\s|$)/u;

/** Writes the language of a piece of code where the editor looks for it, however a page names it. */
export function codeLanguages(body: Element): void {
  for (const code of body.querySelectorAll('pre')) {
    const inner = code.querySelector(':scope > code');
    const box = code.closest('[class*="highlight-source-"], [class*="language-"]');
    const language = [inner, code, box]
      .map((element) => named.exec(element?.className ?? '')?.groups?.['language'])
      .find((name) => name !== undefined && name !== 'none');
    if (language === undefined) continue;
    const holder = inner ?? code.ownerDocument.createElement('code');
    if (inner === null) {
      holder.append(...code.childNodes);
      code.append(holder);
    }
    holder.className = `language-${language}`;
  }
}
