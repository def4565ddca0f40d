/**
 * Packs CMU's trigram model of English (en-us.lm.bin of PocketSphinx 5, BSD-2-Clause, in Debian's package
 * pocketsphinx-en-us) into the small form read by packages/language/src/english/context/word-model.ts:
 *
 *   node scripts/pack-word-model.mjs en-us.lm.bin packages/language/data/english.words.br
 *
 * It keeps the most frequent words with all their pairs and triples; each probability takes one byte.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const [source, target] = process.argv.slice(2);
if (!source || !target) throw new Error('Say which model to read and which file to write.');
const mostWords = 50_000;
/** PocketSphinx stores logarithms to the base 1.0001. */
const toDecimal = Math.log10(1.0001);
/** Scales decimal logarithms to one byte. */
export const steps = { probability: -32, backoff: -64 };

const bytes = readFileSync(source);
const headerLength = 'Trie Language Model'.length + 1;
const counts = [0, 1, 2].map((order) => bytes.readUInt32LE(headerLength + 4 * order));
let place = headerLength + 4 * 3 + 4;

const floats = (length) => {
  const read = Float32Array.from({ length }, (_, index) => bytes.readFloatLE(place + 4 * index));
  place += 4 * length;
  return read;
};
const tables = { pair: floats(65_536), backoff: floats(65_536), triple: floats(65_536) };

const [wordCount, pairCount, tripleCount] = counts;
const words = Array.from({ length: wordCount + 1 }, () => {
  const word = {
    probability: bytes.readFloatLE(place),
    backoff: bytes.readFloatLE(place + 4),
    first: bytes.readUInt32LE(place + 8),
  };
  place += 12;
  return word;
});

const bitsFor = (most) => Math.floor(Math.log2(most)) + 1;
const wordBits = bitsFor(wordCount);
const nextBits = bitsFor(tripleCount);
const table = (entries, width) => {
  const start = place;
  place += Math.floor(((1 + entries) * width + 7) / 8) + 8;
  return (entry, from, count) => {
    const bit = entry * width + from;
    const at = start + Math.floor(bit / 8);
    const word = bytes.readUInt32LE(at) + bytes.readUInt8(at + 4) * 2 ** 32;
    return Math.floor(word / 2 ** (bit % 8)) % 2 ** count;
  };
};
const pair = table(pairCount, wordBits + 32 + nextBits);
const triple = table(tripleCount, wordBits + 16);
const textLength = bytes.readInt32LE(place);
const texts = bytes
  .subarray(place + 4, place + 4 + textLength)
  .toString('utf8')
  .split('\0');

const isWord = (text) => /^(?:<\/?s>|[a-z]+(?:'[a-z]*)*|'[a-z]+)$/.test(text);
const kept = Array.from({ length: wordCount }, (_, id) => id)
  .filter((id) => isWord(texts[id]))
  .toSorted((a, b) => words[b].probability - words[a].probability)
  .slice(0, mostWords)
  .toSorted((a, b) => a - b);
const newId = new Map(kept.map((id, index) => [id, index]));

const inByte = (value, step) => Math.max(0, Math.min(255, Math.round(value * toDecimal * step)));
const pairs = { first: [0], word: [], probability: [], backoff: [], triples: [] };
const triples = { word: [], probability: [] };
for (const id of kept) {
  for (let entry = words[id].first; entry < words[id + 1].first; entry++) {
    const before = newId.get(pair(entry, 0, wordBits));
    if (before === undefined) continue;
    let found = 0;
    const last = pair(entry + 1, wordBits + 32, nextBits);
    for (let leaf = pair(entry, wordBits + 32, nextBits); leaf < last; leaf++) {
      const earlier = newId.get(triple(leaf, 0, wordBits));
      if (earlier === undefined) continue;
      triples.word.push(earlier);
      triples.probability.push(inByte(tables.triple[triple(leaf, wordBits, 16)], steps.probability));
      found++;
    }
    pairs.word.push(before);
    pairs.backoff.push(inByte(tables.backoff[pair(entry, wordBits, 16)], steps.backoff));
    pairs.probability.push(inByte(tables.pair[pair(entry, wordBits + 16, 16)], steps.probability));
    pairs.triples.push(found);
  }
  pairs.first.push(pairs.word.length);
}

const list = Buffer.from(kept.map((id) => texts[id]).join('\n'));
const raw = (Type, values) => Buffer.from(new Type(values).buffer);
const packed = Buffer.concat([
  raw(Uint32Array, [kept.length, pairs.word.length, triples.word.length, list.length]),
  list,
  raw(
    Uint8Array,
    kept.map((id) => inByte(words[id].probability, steps.probability)),
  ),
  raw(
    Uint8Array,
    kept.map((id) => inByte(words[id].backoff, steps.backoff)),
  ),
  raw(
    Uint16Array,
    pairs.first.slice(1).map((end, index) => end - pairs.first[index]),
  ),
  raw(Uint16Array, pairs.word),
  raw(Uint8Array, pairs.probability),
  raw(Uint8Array, pairs.backoff),
  raw(Uint16Array, pairs.triples),
  raw(Uint16Array, triples.word),
  raw(Uint8Array, triples.probability),
]);
const small = brotliCompressSync(packed, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(target, small);
console.log(
  `${kept.length} words, ${pairs.word.length} pairs, ${triples.word.length} triples: ${packed.length} bytes, ${small.length} packed`,
);
