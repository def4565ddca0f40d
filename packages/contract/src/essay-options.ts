/** SPEC §9. */
export const academicLevels = [
  'high school',
  'undergraduate',
  "master's degree",
  'doctoral degree',
  'professional',
] as const;

export const essayTypes = [
  'classic',
  'compare and contrast',
  'argumentative',
  'persuasive',
  'critique',
  'memoir',
] as const;

/** Words of an essay: clamped to the bounds and rounded to the step (SPEC §5). */
export const essayWordCount = { min: 50, max: 5000, step: 50, default: 500 } as const;

/** Ideas come in batches of this size (SPEC §9). */
export const ideasPerBatch = 3;

export const brainstormActions = ['quick-brainstorm', 'detailed-plan'] as const;
/**
 * The entry points of the wizard (SPEC §4): from a topic, from a thesis, from a category.
 * Each is also the name of the page where it starts.
 */
export const essayActions = ['generate-essay', 'generate-thesis-statement', 'generate-thesis'] as const;

export type AcademicLevel = (typeof academicLevels)[number];
export type EssayType = (typeof essayTypes)[number];
export type BrainstormAction = (typeof brainstormActions)[number];
export type EssayAction = (typeof essayActions)[number];
