import type { DocumentJson } from '@octavo/document-schema';
import { paragraph } from '../editor/content.ts';

/** An essay with five mistakes in it. */
export const margins = {
  title: 'Why we still write in the margins',
  content: {
    type: 'doc',
    content: [
      { type: 'sectionLabel', attrs: { label: 'Introduction' } },
      paragraph(
        'A reader with a pencil is never quite alone. Long before the comment box, people answered books in their own hand, and the books kept there answers: agreement, fury, a shopping list, the date of a death in the family. In the sixteenth century it was the case that schoolmasters in England taught marking as part of reading itself.',
      ),
      { type: 'sectionLabel', attrs: { label: 'Body Paragraph 1' } },
      paragraph(
        'Screens did not end the habit; they moved it. Students who take notes by hand remembers the argument of a lecture better than those who type it word for word. The slower hand has to choose, and choosing is already a kind of thinking, which is a really big deal for anyone who wants to recieve more than the words.',
      ),
      { type: 'sectionLabel', attrs: { label: 'Body Paragraph 2' } },
      paragraph('The margin, then, is not empty space around a text. It is where the reader takes a turn.'),
    ],
  } satisfies DocumentJson,
};

/** The second paragraph rewritten three times, each based on the previous. */
export const rewritten = [
  'Screens moved the habit rather than ending it. Students who take notes by hand remember the argument of a lecture better than those who type it, because the slower hand has to choose, and choosing is already a kind of thinking.',
  'The habit moved to screens; it did not end there. Students who write their notes by hand remember a lecture’s argument better than those who type it: the slower hand must choose, and to choose is already to think.',
  'On screens the habit went on in another place. Whoever takes notes by hand remembers the argument of a lecture better than whoever types it, since a slow hand has to choose, and choosing is thinking.',
];
