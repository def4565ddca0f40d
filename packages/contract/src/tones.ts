/** The 27 tones of `changeTone` (SPEC §9), as sent in `tone`. */
export const tones = [
  'Academic',
  'Assertive',
  'Authoritative',
  'Candid',
  'Casual',
  'Compassionate',
  'Confident',
  'Constructive',
  'Critical',
  'Curious',
  'Diplomatic',
  'Direct',
  'Empathetic',
  'Encouraging',
  'Enthusiastic',
  'Formal',
  'Friendly',
  'Humorous',
  'Inspirational',
  'Joyful',
  'Neutral',
  'Objective',
  'Optimistic',
  'Persuasive',
  'Professional',
  'Respectful',
  'Serious',
] as const;

export type Tone = (typeof tones)[number];

/** The tones that the built-in engine can write in. */
export const builtInTones = [
  'Academic',
  'Casual',
  'Formal',
  'Professional',
] as const satisfies readonly Tone[];
