/**
 * In words per minute: adults read 238 words of English non-fiction silently in a minute (Brysbaert 2019, "How many
 * words do we read per minute?", Journal of Memory and Language 109), rounded to tens.
 */
const pace = 240;

/** How many minutes a text takes to read, rounded; at least 1 where there are words, 0 where there are none. */
export const readingTime = (words: number): number =>
  words === 0 ? 0 : Math.max(1, Math.round(words / pace));
