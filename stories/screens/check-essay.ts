import type { Correction, CorrectionKind } from '@octavo/editor';

const found: readonly (readonly [wrong: string, right: string, kind: CorrectionKind, why: string])[] = [
  ['there answers', 'their answers', 'spelling', 'The answers belong to the books.'],
  ['it was the case that ', '', 'clarity', 'The sentence says the same without these words.'],
  ['remembers', 'remember', 'grammar', 'The subject is “students”: it takes the plural.'],
  [
    'a really big deal',
    'decisive',
    'style',
    'Reads as spoken. The rest of the essay keeps a measured voice.',
  ],
  ['recieve', 'receive', 'spelling', 'Possible misspelling.'],
];

/** Finds the mistakes of the essay in a text, immediately and without a server. */
export async function checkEssay(text: string): Promise<Correction[]> {
  return found.flatMap(([wrong, replacement, kind, summary]) => {
    const offset = text.indexOf(wrong);
    if (offset === -1) return [];
    return [
      { offset, length: wrong.length, replacement, icon: kind, summary, rule: wrong, alternatives: [] },
    ];
  });
}
