import { engines } from '../corrections/engines/index.ts';
import type { EssaySentence } from '../gleu/essay-sentence.ts';
import { gleu, type MendedSentence } from '../gleu/gleu.ts';
import { mendAll } from '../gleu/mended-essay.ts';
import { definePart } from '../part.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { readCorpus } from './corpus.ts';
import { tokensOf } from './running-text.ts';

interface CorpusFigure {
  readonly engine: string;
  readonly gleu: number;
}

/** The test half of JFLEG, if `JFLEG` gives the folder that contains it. */
export const jfleg = definePart<CorpusFigure>({
  id: 'jfleg',
  title: 'JFLEG',
  method: `The 747 sentences of the test half of JFLEG (Napoles et al. 2017), which learners wrote and four people mended, as running
text, American English, the first replacement of every correction applied; GLEU with the four references. The authors' own
figures are 40.5 for the text as it was written and 62.4 for a person; ours differ a little because running text has to be
cut into words again. The licence (CC BY-NC-SA) does not let the corpus come with the project: with a folder that holds \`test.src\` and
\`test.ref0\` to \`test.ref3\`, \`JFLEG=<folder> npm run evals -- jfleg\`. Only totals are printed: nobody who writes rules reads it.`,
  measure: async ({ language }) => {
    const folder = process.env['JFLEG'];
    if (folder === undefined || (language !== undefined && language !== 'en')) return [];
    const corpus = readCorpus(folder);
    const figures: CorpusFigure[] = [
      { engine: 'nothing changed', gleu: score(corpus.map((one) => asMended(one, one.text))) },
      { engine: 'a person: each of the four by the others', gleu: scoreOfPeople(corpus) },
    ];
    for (const engine of engines(process.env).filter(({ languages }) => languages.includes('en'))) {
      const opened = await engine.open();
      figures.push({ engine: engine.name, gleu: score(await mendAll(opened, corpus, 'US')) });
      await opened.close();
    }
    return figures;
  },
  key: ({ engine }) => engine,
  tables: (figures) =>
    figures.length === 0
      ? 'Not graded: `JFLEG` names no folder.'
      : markdownTable(
          ['engine', 'GLEU'],
          figures.map(({ engine, gleu: value }) => [engine, value.toFixed(1)]),
        ),
});

const score = (sentences: readonly MendedSentence[]): number => gleu(sentences, tokensOf);

const asMended = ({ text, references }: EssaySentence, candidate: string): MendedSentence => ({
  source: text,
  candidate,
  references,
});

function scoreOfPeople(corpus: readonly EssaySentence[]): number {
  const people = corpus[0]?.references.keys().toArray() ?? [];
  const scores = people.map((person) =>
    score(
      corpus.map(({ text, references }) => ({
        source: text,
        candidate: references[person] ?? text,
        references: references.toSpliced(person, 1),
      })),
    ),
  );
  return scores.reduce((sum, one) => sum + one, 0) / scores.length;
}
