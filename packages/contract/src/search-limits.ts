/** Length of what is searched for, in UTF-16 code units. */
export const mostSearchLength = 200;
