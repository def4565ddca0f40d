/** Author and year in parentheses, or numbers in square brackets: sources named by a model may not exist. */
const citation =
  /(?<!\s)\s*(?:\((?:see |cf\. |vgl\. |voir |ver )?\p{Lu}[\p{L}’'-]+(?:(?:,? (?:&|and|et|und|e) |, )\p{Lu}[\p{L}’'-]+)*(?: et al\.)?,? (?:18|19|20)\d\d[a-z]?(?:[,:;][^()]*)?\)|\[\d{1,3}(?:[,–-] ?\d{1,3})*\])/gu;
const heading = /^#{1,6}\s.*$/gmu;
const marker = /^(?:[-*•]|\d{1,2}[.)])\s+/u;
const emphasis = /(\*\*|__)(?=\S)([^*_\n]+?)(?<=\S)\1/gu;

/** The paragraphs of a model's prose, without Markdown and citations. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll(heading, '')
    .replaceAll(emphasis, '$2')
    .replaceAll(citation, '')
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim().replace(marker, '').replaceAll(/\s+/gu, ' '))
    .filter((paragraph) => /[\p{L}\p{N}]/u.test(paragraph));
