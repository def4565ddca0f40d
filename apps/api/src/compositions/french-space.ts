/** The space before ? ! and ;: narrow no-break in France, none in Canada. */
export type FrenchSpace = '\u202F' | '';
export const spaceOfFrance: FrenchSpace = '\u202F';
export const spaceOfCanada: FrenchSpace = '';
