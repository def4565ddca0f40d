const texName = /(?<!\\)\\((?:Xe|Lua|pdf)?(?:La)?TeX|BibTeX|LaTeXe|ConTeXt)(?![A-Za-z])(?:\{\})?/gu;

/** BibTeX with the commands for TeX's own name as plain words, since the parser does not know them. */
export const withTexNames = (text: string): string =>
  text.replaceAll(texName, (_, name: string) => (name === 'LaTeXe' ? 'LaTeX2e' : name));

/** Operators of formulas that TeX prints as their names, and biblatex's hyphens: the parser drops them. */
const operators =
  /(?<!\\)\\(?<name>arccos|arcsin|arctan|arg|cosh?|coth?|deg|det|dim|exp|gcd|inf|ker|lg|lim|ln|log|max|min|mod|sinh?|sup|tanh?)(?![A-Za-z])/gu;
const hyphens = /(?<!\\)\\(?:hyphen|allowhyphens)(?![A-Za-z])(?:\{\}|[ \t]*)/gu;

/** BibTeX with these as plain words. */
export const withTexWords = (text: string): string =>
  text
    .replaceAll(operators, String.raw`{\mbox{$<name>}}`)
    .replaceAll(hyphens, (command) => (command.startsWith(String.raw`\hyphen`) ? '-' : ''));
