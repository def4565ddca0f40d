import { engines } from '../corrections/engines/index.ts';
import type { OpenEngine } from '../corrections/engines/engine.ts';
import { type Half, halves } from '../corrections/fault.ts';
import { applyFirst } from '../corrections/grade.ts';
import { definePart } from '../part.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { connectedModel } from '../writing/connected.ts';
import type { OpenWriter } from '../writing/writing-engine.ts';
import { type EssaySentence, readEssaySentences } from './essay-sentence.ts';
import { gleu } from './gleu.ts';

interface GleuFigure {
  readonly engine: string;
  readonly half: Half;
  readonly sentences: number;
  readonly gleu: number;
}

const unchanged = 'nothing changed';
const person = 'a person: the first reference against the others';

/** Learners' essays, every correction's first replacement applied. */
export const essays = definePart<GleuFigure>({
  id: 'gleu',
  title: 'Learners’ essays, mended',
  method: `Sentences of learners’ essays in English with several faults each and two references, written for these evals; the first
replacement of every correction is applied. GLEU (Napoles et al. 2015, 2016) is 100 for a text like a reference. The lowest
row is the text as it was written, the highest what one person’s mending scores by another’s. A connected model
mends by \`improveFluency\`. This is not JFLEG: figures on that set are not comparable with these.`,
  measure: async ({ language, open }) => {
    if (language !== undefined && language !== 'en') return [];
    const wanted = open ? (['open'] as const) : halves;
    const sets = wanted.map((half) => ({ half, sentences: readEssaySentences(half) }));
    const figures = sets.flatMap(({ half, sentences }): GleuFigure[] => [
      { engine: unchanged, half, sentences: sentences.length, gleu: gleu(sentences.map(left)) },
      { engine: person, half, sentences: sentences.length, gleu: gleu(sentences.map(byPerson)) },
    ]);
    for (const engine of engines(process.env).filter(({ languages }) => languages.includes('en'))) {
      const opened = await engine.open();
      for (const { half, sentences } of sets) {
        const score = gleu(await mendAll(opened, sentences));
        figures.push({ engine: engine.name, half, sentences: sentences.length, gleu: score });
      }
      await opened.close();
    }
    const model = connectedModel(process.env);
    if (model) {
      const writer = await model.open();
      for (const { half, sentences } of sets) {
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
  tables: (figures) => {
    const score = (engine: string, half: Half): string =>
      figures.find((one) => one.engine === engine && one.half === half)?.gleu.toFixed(1) ?? '–';
    const names = [...new Set(figures.map(({ engine }) => engine))];
    const count = halves.map((half) => figures.find((one) => one.half === half)?.sentences.toString() ?? '–');
    return markdownTable(
      ['engine', `GLEU, open (${count[0]} sentences)`, `held out (${count[1]} sentences)`],
      names.map((engine) => [engine, score(engine, 'open'), score(engine, 'held-out')]),
    );
  },
});

const left = ({ text, references }: EssaySentence) => ({ source: text, candidate: text, references });

const byPerson = ({ text, references: [first = '', ...others] }: EssaySentence) => ({
  source: text,
  candidate: first,
  references: others,
});

async function mendAll(engine: OpenEngine, sentences: readonly EssaySentence[]) {
  const mended = [];
  for (const { text, references } of sentences) {
    const proposals = await engine.check({ text, language: 'en', country: 'GB' });
    mended.push({ source: text, candidate: applyFirst(text, proposals), references });
  }
  return mended;
}

async function rewriteAll(writer: OpenWriter, sentences: readonly EssaySentence[]) {
  const rewritten = [];
  for (const { text, references } of sentences) {
    const request = { title: '', text: '', selection: text };
    const written = await writer.write({ action: 'improveFluency', request });
    rewritten.push({ source: text, candidate: 'text' in written ? written.text : text, references });
  }
  return rewritten;
}
