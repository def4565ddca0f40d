/** Moves every line that holds something to the right. */
export const indent = (text: string, by: string): string => text.replaceAll(/^(?=[^\n])/gmu, by);
