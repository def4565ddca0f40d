const texName = /(?<!\\)\\((?:Xe|Lua|pdf)?(?:La)?TeX|BibTeX|LaTeXe|ConTeXt)(?![A-Za-z])(?:\{\})?/gu;

/** BibTeX with the commands that set TeX's own name, which its parser does not know, as words. */
export const withTexNames = (text: string): string =>
  text.replaceAll(texName, (_, name: string) => (name === 'LaTeXe' ? 'LaTeX2e' : name));
