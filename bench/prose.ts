import type { TextDocument, TextNode } from './writer.ts';

/** Plain English in which a careful checker finds no mistakes. */
const sentences = [
  'The quay was quiet when the first boats came home with their nets still wet.',
  'She kept a small notebook in her pocket and wrote down what the old men said.',
  'Nobody in the village could remember a winter that had been as mild as this one.',
  'The school stood on the hill, and its windows caught the last light of the day.',
  'He opened the letter slowly because he already knew what it would say.',
  'The bridge had been closed for a year, so everyone walked the long way around.',
  'When the rain had stopped, the fields smelled of leaves, and the birds came back to the hedges.',
  'They spoke about the price of bread until the lamps were lit along the street.',
  'A train passed in the distance, and the glasses on the shelf began to ring.',
  'The doctor believed that fresh air and patience were better than any medicine.',
  'It was necessary to wait for the tide before the ship could leave the bay.',
  'The government sent a man to count the trees, but he left before the end of May.',
  'There was a separate room for the maps, which nobody had opened for years.',
  'At the beginning of the summer, our children built a raft of old barrels and rope.',
  'The baker received a medal from the mayor and hung it above the oven.',
  'When the music stopped, the dancers stood still and listened to the wind.',
] as const;

/** Misspellings of words in `sentences`, for texts that should contain mistakes. */
const misspellings: Readonly<Record<string, string>> = {
  because: 'becuase',
  until: 'untill',
  believed: 'beleived',
  necessary: 'neccessary',
  government: 'goverment',
  separate: 'seperate',
  beginning: 'begining',
  received: 'recieved',
};

/** Matches the misspelt words. */
export const misspeltWords = `\\b(?:${Object.values(misspellings).join('|')})\\b`;

const wordsOf = (text: string): number => text.split(' ').length;

/** About `words` words in paragraphs of some 80, with a heading every ten, and exactly `mistakes` misspelt words. */
export function prose(words: number, mistakes: number): TextDocument {
  const paragraphs: string[] = [];
  for (let written = 0; written < words; written += wordsOf(paragraphs.at(-1) ?? '')) {
    paragraphs.push(paragraph(paragraphs.length));
  }
  const content = misspelt(paragraphs, mistakes).flatMap((text, index): TextNode[] => [
    ...(index % 10 === 0 ? [node('heading', `Part ${index / 10 + 1}`)] : []),
    node('paragraph', text),
  ]);
  return { type: 'doc', content };
}

/** Six sentences, starting at a different place in the list each time, with a different stride. */
function paragraph(index: number): string {
  const strides = [1, 3, 5, 7, 9, 11, 13, 15];
  const stride = strides[Math.floor(index / sentences.length) % strides.length] ?? 1;
  const picked = Array.from(
    { length: 5 },
    (_, place) => sentences[(index * 5 + place * stride) % sentences.length] ?? '',
  );
  return picked.join(' ');
}

/** Spreads the mistakes evenly over the words that can be misspelt. */
function misspelt(paragraphs: readonly string[], mistakes: number): string[] {
  const pattern = new RegExp(`\\b(?:${Object.keys(misspellings).join('|')})\\b`, 'gu');
  const places = paragraphs.join('\n').match(pattern)?.length ?? 0;
  if (places < mistakes) throw new Error(`The text has room for ${places} mistakes, not for ${mistakes}.`);
  let seen = 0;
  return paragraphs.map((text) =>
    text.replaceAll(pattern, (word) => {
      const isChosen = Math.floor(((seen + 1) * mistakes) / places) > Math.floor((seen * mistakes) / places);
      seen += 1;
      return isChosen ? (misspellings[word] ?? word) : word;
    }),
  );
}

const node = (type: TextNode['type'], text: string): TextNode => ({
  type,
  ...(type === 'heading' ? { attrs: { level: 2 } } : {}),
  content: [{ type: 'text', text }],
});
