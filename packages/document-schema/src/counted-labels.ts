/** What the paragraphs between introduction and conclusion are called, in every language an essay is written in. */
const countedLabels = ['Body Paragraph', 'Développement', 'Hauptteil', 'Desenvolvimento'] as const;

const counted = new RegExp(`^(${countedLabels.join('|')}) \\d+$`, 'u');

/** The words before the number of a label that is counted; null of any other. */
export const countedName = (label: string): string | null => counted.exec(label)?.[1] ?? null;
