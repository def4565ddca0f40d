/** Twentieths of a point, the unit of lengths in DOCX. */
export const twips = (millimetres: number): number => Math.round((millimetres / 25.4) * 1440);

/** Half points, the unit of type sizes in DOCX. */
export const halfPoints = (points: number): number => Math.round(points * 2);
