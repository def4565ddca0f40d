import { engines } from '../corrections/engines/index.ts';
import { definePart } from '../part.ts';
import { setsToGrade } from '../sets-to-grade.ts';
import { connectedModel } from '../writing/connected.ts';
import type { OpenWriter } from '../writing/writing-engine.ts';
import type { EssaySentence } from './essay-sentence.ts';
import { readEssaySet, readPracticeEssays } from './essay-set.ts';
import { type GleuFigure, gleuTable } from './figures.ts';
import { gleu } from './gleu.ts';
import { mendAll } from './mended-essay.ts';
import { printOpen } from './print-open.ts';

const unchanged = 'nothing changed';
const person = 'a person: the first reference against the others';

/** Learners’ essays with the first replacement of every correction applied; the open ones are printed. */
export const essays = definePart<GleuFigure>({
  id: 'gleu',
  title: 'Learners’ essays, mended',
  method: `Sentences of learners’ essays in English with several faults each and two references, written for these evals; the first
replacement of every correction is applied. GLEU (Napoles et al. 2015, 2016) is 100 for a text like a reference. The lowest
row is the text as it was written, the highest what one person’s mending scores by another’s. A connected model
mends by \`improveFluency\`. Figures of other sets are not comparable with these.`,
  measure: async (wanted) => {
    const { language, open, set } = wanted;
    if (language !== undefined && language !== 'en') return [];
    const sets = setsToGrade(wanted, { half: readEssaySet, practice: readPracticeEssays });
    if (sets.length === 0) throw new Error(`There is no open set ${set} of essays.`);
    const figures = sets.flatMap(({ name: half, sentences }): GleuFigure[] => [
      { engine: unchanged, half, sentences: sentences.length, gleu: gleu(sentences.map(left)) },
      { engine: person, half, sentences: sentences.length, gleu: gleu(sentences.map(byPerson)) },
    ]);
    for (const engine of engines(process.env).filter(({ languages }) => languages.includes('en'))) {
      const opened = await engine.open();
      for (const { name: half, sentences } of sets) {
        const mended = await mendAll(opened, sentences);
        if (open && engine.name === 'Octavo') printOpen(half, mended);
        figures.push({ engine: engine.name, half, sentences: sentences.length, gleu: gleu(mended) });
      }
      await opened.close();
    }
    const model = connectedModel(process.env);
    if (model) {
      const writer = await model.open();
      for (const { name: half, sentences } of sets) {
        const score = gleu(await rewriteAll(writer, sentences));
        figures.push({
          engine: `${model.name}, improveFluency`,
          half,
          sentences: sentences.length,
          gleu: score,
        });
      }
      await writer.close();
    }
    return figures;
  },
  key: ({ engine, half }) => `${engine} ${half}`,
  tables: gleuTable,
});

const left = ({ text, references }: EssaySentence) => ({ source: text, candidate: text, references });

const byPerson = ({ text, references: [first = '', ...others] }: EssaySentence) => ({
  source: text,
  candidate: first,
  references: others,
});

async function rewriteAll(writer: OpenWriter, sentences: readonly EssaySentence[]) {
  const rewritten = [];
  for (const { text, references } of sentences) {
    const request = { title: '', text: '', selection: text };
    const written = await writer.write({ action: 'improveFluency', request });
    rewritten.push({ source: text, candidate: 'text' in written ? written.text : text, references });
  }
  return rewritten;
}
