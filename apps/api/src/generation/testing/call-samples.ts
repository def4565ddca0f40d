/** The fields of update_config besides its text. */
export const toolSettings = {
  audience: 'academic',
  formality: 'polished',
  writingStyle: 'persuade',
  suggestionsEnabled: true,
  autocompleteEnabled: false,
  buttonSectionsEnabled: true,
} as const;

/** American, with contractions: every call has something to change. */
export const sentence = "The color of the sea isn't gray, and we don't know why it can't be green.";
