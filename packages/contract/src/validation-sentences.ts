/**
 * Messages for invalid input, in the words of SPEC §5 where it has them: the answer is the sentence and nothing else.
 */
export const validationSentences = {
  emptyCode: 'Code field cannot be empty. Please add one or click generate button.',
  emptyName: 'Please add name.',
  emptyIdea: 'Please enter your ideas.',
  noIdea: 'Please select an idea',
  emptyTopic: 'Please enter a topic',
  emptyPassword: 'Password cannot be empty.',
  emptyDocument: 'The document appears to be empty.',
  noTag: 'Please add at least 1 tag(s)',
  longTag: 'Tag length cannot exceed 30 characters',
  manyTags: 'Maximum 10 tags allowed',
  noEmail: 'Please enter an email address, such as name@example.com.',
  emptySharedCode: 'Please enter the code that was shared with you.',
  emptyHolder: 'Please enter the name of the account holder.',
  emptyPayee: 'Please enter an IBAN, or the email address of a PayPal account.',
} as const;
