import { expect, test } from 'vitest';
import { createFiniteForms, tenses, type VerbReading } from './finite-forms.ts';

test('every reading of a form is returned as it was added, in order', () => {
  const forms = createFiniteForms();
  const readings = tenses.flatMap((tense) =>
    ['être', 'avoir', 'faire'].flatMap((lemma) =>
      Array.from({ length: 6 }, (_, person): VerbReading => ({ lemma, tense, person })),
    ),
  );
  for (const reading of readings) {
    forms.add('toutes', reading);
    forms.add(`${reading.lemma} ${reading.tense}`, reading);
  }
  expect(forms.of('toutes')).toEqual(readings);
  expect(forms.of('avoir S')).toEqual(
    readings.filter(({ lemma, tense }) => lemma === 'avoir' && tense === 'S'),
  );
  expect(forms.of('rien')).toEqual([]);
});

test('an answer is the same after thousands of other lookups', () => {
  const forms = createFiniteForms();
  forms.add('suis', { lemma: 'être', tense: 'P', person: 0 });
  forms.add('suis', { lemma: 'suivre', tense: 'P', person: 0 });
  const before = forms.of('suis');
  for (let word = 0; word < 12_000; word += 1) forms.of(`mot ${word}`);
  expect(forms.of('suis')).toEqual(before);
  expect(before.map(({ lemma }) => lemma)).toEqual(['être', 'suivre']);
});
