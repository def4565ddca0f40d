import { anchoredText } from '@octavo/document-schema/comment-anchor';
import { documentSchema } from '@octavo/document-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyKindOfBlock } from '../testing/every-kind-of-block.ts';
import {
  anchoredPlaces,
  anchoredTextBetween,
  offsetAt,
  placesBetween,
  positionAt,
} from './anchored-places.ts';

const block = fc.constantFrom(...Object.values(everyKindOfBlock));
const documents = fc
  .array(block, { minLength: 1, maxLength: 6 })
  .map((content) => documentSchema.nodeFromJSON({ type: 'doc', content }));

describe('positions and offsets of the anchored text', () => {
  it('the text equals that of the document schema, whatever blocks there are', () => {
    fc.assert(
      fc.property(documents, (doc) => {
        expect(anchoredPlaces(doc).text).toBe(anchoredText(doc.toJSON()));
      }),
      { numRuns: 200 },
    );
  });

  it('every offset has a position that leads back to it', () => {
    fc.assert(
      fc.property(documents, (doc) => {
        const places = anchoredPlaces(doc);
        for (let offset = 0; offset <= places.text.length; offset += 1) {
          const position = positionAt(places, offset);
          expect(offsetAt(places, position)).toBe(offset);
          expect(places.text === '' || doc.resolve(position).parent.isTextblock).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('every position in a text block has an offset that leads back to it', () => {
    fc.assert(
      fc.property(documents, (doc) => {
        const places = anchoredPlaces(doc);
        for (let position = 0; position <= doc.content.size; position += 1) {
          if (!doc.resolve(position).parent.isTextblock) continue;
          expect(positionAt(places, offsetAt(places, position))).toBe(position);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('the text between two offsets is the text between their positions', () => {
    fc.assert(
      fc.property(documents, fc.nat(), fc.nat(), (doc, one, other) => {
        const places = anchoredPlaces(doc);
        const [from = 0, to = 0] = [one, other]
          .map((offset) => offset % (places.text.length + 1))
          .toSorted((a, b) => a - b);
        const between = anchoredTextBetween(doc, positionAt(places, from), positionAt(places, to));
        expect(between).toBe(places.text.slice(from, to));
      }),
      { numRuns: 300 },
    );
  });

  it('a part of the document is read as part of the whole', () => {
    fc.assert(
      fc.property(documents, fc.nat(), fc.nat(80), (doc, start, length) => {
        const from = start % (doc.content.size + 1);
        const to = Math.min(from + length, doc.content.size);
        const whole = anchoredPlaces(doc);
        const part = placesBetween(doc, { from, to });
        const [first] = part.lines;
        if (!first) return;
        const at = offsetAt(whole, first.position);
        expect(part.text).toBe(whole.text.slice(at, at + part.text.length));
      }),
      { numRuns: 300 },
    );
  });
});
