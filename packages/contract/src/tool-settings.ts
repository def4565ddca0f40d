/** SPEC §3, tool settings. */
export const audiences = ['super casual', 'casual', 'academic', 'professional'] as const;
export const formalities = ['chill', 'standard', 'polished'] as const;
export const writingStyles = ['explain', 'describe', 'persuade', 'story'] as const;

export type Audience = (typeof audiences)[number];
export type Formality = (typeof formalities)[number];
export type WritingStyle = (typeof writingStyles)[number];

export const defaultToolSettings = {
  audience: 'casual',
  formality: 'standard',
  writingStyle: 'describe',
  suggestionsEnabled: true,
  autocompleteEnabled: true,
  buttonSectionsEnabled: true,
} as const;
