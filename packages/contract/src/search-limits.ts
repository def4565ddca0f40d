/** Maximum length of a search term, in UTF-16 code units. */
export const mostSearchLength = 200;
