const texName = /(?<!\\)\\((?:Xe|Lua|pdf)?(?:La)?TeX|BibTeX|LaTeXe|ConTeXt)(?![A-Za-z])(?:\{\})?/gu;

/** BibTeX with the commands for TeX's own name as plain words, since the parser does not know them. */
export const withTexNames = (text: string): string =>
  text.replaceAll(texName, (_, name: string) => (name === 'LaTeXe' ? 'LaTeX2e' : name));
