/** What the file picker offers; what a file really is, is seen when it is read. */
export const importTypes = '.docx,.odt,.md,.markdown,.html,.htm,.txt,.zip';
