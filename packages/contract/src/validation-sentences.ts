/** What SPEC §5 says word for word of input that is not valid: the answer is the sentence and nothing else. */
export const validationSentences = {
  emptyCode: 'Code field cannot be empty. Please add one or click generate button.',
  emptyName: 'Please add name.',
  emptyTopic: 'Please enter a topic',
  emptyPassword: 'Password cannot be empty.',
  emptyDocument: 'The document appears to be empty.',
  noTag: 'Please add at least 1 tag(s)',
  longTag: 'Tag length cannot exceed 30 characters',
  manyTags: 'Maximum 10 tags allowed',
} as const;
