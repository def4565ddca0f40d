/** The beginning of an essay in three versions. */
export const first = `A reader with a pencil is never quite alone. Long before the comment box, people answered books where they stood, and the books kept the answers: agreement, fury, a shopping list, the date of a death in the family.

Screens did not end the habit; they moved it. Students who take notes by hand remember a lecture better than those who type it.`;

export const second = `A reader with a pencil is never quite alone. Long before the comment box, people answered books in their own hand, and the books kept their answers: agreement, fury, a shopping list, the date of a death in the family.

Screens did not end the habit; they moved it. Students who take notes by hand remember the argument of a lecture better than those who type it word for word. The slower hand has to choose, and choosing is already a kind of thinking.`;

const middle = `In the sixteenth century schoolmasters in England taught marking as part of reading itself. A pupil learned to rule the margin before he learned to write in it, and the best of them kept two columns, one for what the author said and one for what they made of it. What is left of those books is a record of attention: of what was slow to be understood, of what was read twice, of where the candle went out. `;

/** A long text in which a few words were changed. */
export const longFirst = `${first}\n\n${middle.repeat(4)}\n\nThe margin, then, is not empty space around a text.`;
export const longSecond = `${first}\n\n${middle.repeat(4)}\n\nThe margin, then, is not an empty space around a text: it is where the reader takes a turn.`;
