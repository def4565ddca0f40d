/** The file types offered by the picker; a file's real type is determined when it is read. */
export const importTypes = '.docx,.odt,.md,.markdown,.html,.htm,.txt,.zip,.bib';
