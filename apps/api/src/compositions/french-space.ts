/** What stands before ? ! and ; — a narrow no-break space in France, nothing in Canada. */
export type FrenchSpace = '\u202F' | '';
export const spaceOfFrance: FrenchSpace = '\u202F';
export const spaceOfCanada: FrenchSpace = '';
