import { expect, it } from 'vitest';
import { readDocument } from '../essay/read-document.ts';
import { hostileText, longDocument, richDocument } from '../../testing/essays.ts';
import { writeText } from './write-text.ts';

it('writes every word, and markers for lists, quotation and code', () => {
  expect(writeText(readDocument({ title: 'Bees', content: richDocument }))).toBe(`Bees
====

The honeybee is a remarkable insect, and its social life has been studied for centuries. It was Karl von Frisch who showed in 1927 that the Schwänzeltanz is a language of its own. Many had thought it a mere accident of the hive (Frisch, 1967). More is told by the Nobel foundation (https://www.nobelprize.org/prizes/medicine/1973/frisch/?q=a&b=%20c#lecture).

Accents and ligatures: œuvre, naïveté, Straße, coração, efficient office, Ærøskøbing, Łódź. A flower 🌻.
A second line after a hard break.

שלום עולם, the bees said.

What the dance says

${hostileText}

Direction

• The angle to the vertical is the angle to the sun.
• The length of the run is the distance:
  1. one second for a kilometre,
  2. two seconds for two.
• The liveliness is the worth of the place.

How it was found

1. Mark a bee.
2. Follow it home.

Then, continuing the count:

3. Watch it dance.
4. Note the angle.

    The bees’ life is like a magic well: the more you draw from it, the more it fills with water.

    Karl von Frisch

    def angle(sun, food):
        return (food - sun) % 360  # degrees

    print("\`\`\`", "]]>")

* * *

Call angle() to see it for oneself.

References

Frisch, K. von. 1967. The Dance Language and Orientation of Bees. Harvard University Press, Cambridge, Massachusetts, in a long line that must hang. https://example.org/dance

Seeley, T. D. 2010. Honeybee Democracy
`);
});

it('can contain 10,000 words', () => {
  const text = writeText(readDocument({ title: 'Long', content: longDocument(10_000) }));
  expect(text.match(/\S+/gu)?.length).toBeGreaterThan(10_000);
});
