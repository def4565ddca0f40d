/** Indents every line that is not empty. */
export const indent = (text: string, by: string): string => text.replaceAll(/^(?=[^\n])/gmu, by);
