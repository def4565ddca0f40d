import fc from 'fast-check';
import { expect, it } from 'vitest';
import { composedText } from './composed-text.ts';

it('maps each composed character to the original one', () => {
  const text = 're\u0301sume\u0301 a\u0323\u0302x\u0302 \u1112\u1161\u11AB \u0958 🙋';
  const { text: composed, original } = composedText(text);
  expect(composed).toBe('résumé ậx̂ 한 क़ 🙋');
  const at = (part: string): string =>
    text.slice(original(composed.indexOf(part)), original(composed.indexOf(part) + part.length));
  expect(['résumé', 'ậ', 'x̂', '한', 'क़', '🙋'].map((part) => at(part).normalize('NFC'))).toEqual([
    'résumé',
    'ậ',
    'x̂',
    '한',
    'क़',
    '🙋',
  ]);
});

it('leaves a composed text unchanged', () => {
  const { text, original } = composedText('résumé');
  expect([text, original(3)]).toEqual(['résumé', 3]);
});

const letters = fc.constantFrom(
  ...'a|é|e\u0301|o\u0308\u0323|\u1112\u1161\u11AB|\uD55C|\u212B|\u2F868|\u0958|🙋| '.split('|'),
);

it.each([{ seed: 173 }, {}])('composes the text before a position, %j', (parameters) => {
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 12 }), fc.nat(12), (parts, count) => {
      const [before, text] = [parts.slice(0, count).join(''), parts.join('')];
      const { text: composed, original, originalEnd, isInside } = composedText(text);
      expect(composed).toBe(text.normalize('NFC'));
      const place = before.normalize('NFC').length;
      expect([original(place), originalEnd(place)]).toEqual([before.length, before.length]);
      expect(isInside(place)).toBe(false);
    }),
    parameters,
  );
});
