/** Such as `language-python`, `highlight-source-python` or pandoc's `sourceCode python`. */
const named =
  /(?:^|\s)(?:language-|lang-|highlight-source-|sourceCode\s+)(?<language>[\w+#.-]{1,40})(?=\s|$)/u;

/** Notes the language of each piece of code, however a page names it; `withLanguage` writes it. */
export function codeLanguages(body: Element): void {
  for (const code of body.querySelectorAll('pre')) {
    const inner = code.querySelector(':scope > code');
    const box = code.closest('[class*="highlight-source-"], [class*="language-"]');
    const language = [inner, code, box]
      .map((element) => named.exec(element?.className ?? '')?.groups?.['language'])
      .find((name) => name !== undefined && name !== 'none');
    if (language !== undefined) code.dataset['language'] = language;
  }
}

/** Puts plain code where the editor looks for its language. */
export function withLanguage(code: HTMLElement): void {
  const { language } = code.dataset;
  if (language === undefined) return;
  const inner = code.ownerDocument.createElement('code');
  inner.className = `language-${language}`;
  inner.append(...code.childNodes);
  code.append(inner);
}
