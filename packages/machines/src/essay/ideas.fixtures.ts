/** A batch of theses. */
export const theses: readonly string[] = [
  'Annotation is not a distraction from reading but its oldest proof: only a reader who marks a page can be shown to have understood it.',
  'The move from paper margins to comment threads has made reading more social and, for that reason, less honest.',
  'Universities should teach marking a text as a skill, because notes made by hand change what students remember of an argument.',
];

/** A batch of topics in a subcategory. */
export const topicIdeas: readonly string[] = [
  'How Pessoa made poets instead of poems',
  'The little magazines that printed what nobody else would',
  'Silence as a form in Modernist verse',
];

/** What has been written of an essay after a while. */
export const essayBegun =
  'A reader with a pencil is never quite alone. Long before the comment thread, margins were where a book and its owner met.\n\nThe margin is a place with rules of its own. What is written there';
