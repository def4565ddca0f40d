/** A style sheet without comments and needless spaces. */
export const small = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gsu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ?([{};,]) ?/gu, '$1')
    .replaceAll(/: /gu, ':')
    .trim();
