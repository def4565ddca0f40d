/** How small models begin when they announce an answer in spite of being told not to. */
const openings = [
  'sure',
  'certainly',
  'of course',
  'here is',
  'here’s',
  'voici',
  'bien sûr',
  'claro',
  'aqui está',
  'aqui tens',
  'gerne',
  'natürlich',
  'hier ist',
];
const longestPreface = 160;

/** Whether a text begins as an announcement does, so that an answer in its place may, too. */
export const beginsLikePreface = (text: string): boolean => {
  const plain = folded(text.trimStart());
  return openings.some((opening) => plain.startsWith(opening));
};

const folded = (text: string): string => text.toLowerCase().replaceAll("'", '’');

/** A first line that announces the answer ("Here is the text:") is left out; anything else passes as it comes. */
export async function* withoutPreface(words: AsyncIterable<string>): AsyncGenerator<string> {
  let held: string | undefined = '';
  for await (const chunk of words) {
    if (held === undefined) {
      yield chunk;
      continue;
    }
    held += chunk;
    const passed = decide(held);
    if (passed === undefined) continue;
    held = undefined;
    if (passed !== '') yield passed;
  }
  const rest = held === undefined ? '' : held.slice(prefaceOf(held).length);
  if (rest !== '') yield rest;
}

/** What of a beginning can be passed on; undefined while that cannot be said. */
function decide(start: string): string | undefined {
  const plain = folded(start);
  const mayAnnounce = openings.some((opening) =>
    plain.length < opening.length ? opening.startsWith(plain) : plain.startsWith(opening),
  );
  if (!mayAnnounce) return start;
  const preface = prefaceOf(start);
  if (preface === '') return start.includes('\n') || start.length > longestPreface ? start : undefined;
  return start.length > preface.length ? start.slice(preface.length) : undefined;
}

const prefaceOf = (start: string): string => {
  const [line = ''] = /^[^\n]*:[*_]*[^\S\n]*\n\s*/.exec(start) ?? [];
  return line.length <= longestPreface && beginsLikePreface(line) ? line : '';
};
