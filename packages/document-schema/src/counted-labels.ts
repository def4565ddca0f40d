/** What the paragraphs between introduction and conclusion are called, in every language that essays are written in. */
const countedLabels = ['Body Paragraph', 'Développement', 'Hauptteil', 'Desenvolvimento'] as const;

const counted = new RegExp(`^(${countedLabels.join('|')}) \\d+$`, 'u');

/** The words before the number of a numbered label; null for any other label. */
export const countedName = (label: string): string | null => counted.exec(label)?.[1] ?? null;
