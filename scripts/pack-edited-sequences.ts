/**
 * Collects the sequences of two to four words that recur in edited prose, for `engine/sequences`:
 *
 *   node scripts/pack-edited-sequences.ts en packages/language/data/en.sequences
 *
 * A sequence is counted once per paragraph. Those found in two or more paragraphs are kept as bits, not as
 * words; bits this dense cannot be compressed any further.
 */
import { writeFileSync } from 'node:fs';
import { evalLanguages } from '../evals/corrections/fault.ts';
import { hashes, sequenceFilter } from '../packages/language/src/engine/sequences/sequence-filter.ts';
import { sequencesOf } from '../packages/language/src/engine/sequences/sequences-of.ts';
import { proseForSequences } from './sequences/prose-for-sequences.ts';

const [asked, target] = process.argv.slice(2);
const language = evalLanguages.find((one) => one === asked);
if (!language || !target) throw new Error('Say which language and which file to write.');

const least = 2;
const bitsForEach = 8;
const counts = new Uint8Array(2 ** 29);
const placeOf = (sequence: string): number => (hashes(sequence)[0] >>> 3) & (counts.length - 1);
const paragraphs = [...proseForSequences(language)];
for (const paragraph of paragraphs) {
  for (const sequence of new Set(sequencesOf(paragraph))) {
    const place = placeOf(sequence);
    counts[place] = Math.min(255, (counts[place] ?? 0) + 1);
  }
}
const kept = counts.reduce((sum, count) => sum + Number(count >= least), 0);
const bytes = new Uint8Array(2 ** Math.ceil(Math.log2((kept * bitsForEach) / 8)));
const filter = sequenceFilter(bytes);
for (const paragraph of paragraphs) {
  for (const sequence of sequencesOf(paragraph)) {
    if ((counts[placeOf(sequence)] ?? 0) >= least) filter.add(sequence);
  }
}
writeFileSync(target, bytes);
const words = paragraphs.reduce((sum, paragraph) => sum + paragraph.split(' ').length, 0);
console.log(`${language}: ${words} words, ${kept} sequences, ${bytes.length} bytes`);
