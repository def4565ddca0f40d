import { engines } from '../corrections/engines/index.ts';
import { evalLanguages } from '../corrections/fault.ts';
import { definePart } from '../part.ts';
import { readJudgements } from './judgements.ts';
import { type Alarm, measure, type ProseFigures } from './measure.ts';
import { readProse } from './read-prose.ts';
import { sources } from './sources.ts';
import { proseTables } from './tables.ts';

/** Edited prose by other authors: how many alarms an engine raises where hardly anything is wrong. */
export const prose = definePart<ProseFigures>({
  id: 'prose',
  title: 'Edited prose',
  method: `Prose that was written, edited and translated by others, as it comes with Debian packages (fetched where it is
missing, never copied), at most 5,000 words of each source. Every alarm of Octavo was judged by hand, once: \`evals/prose/judged\`
keeps a hash and a verdict, so that a new alarm is seen at once; what nobody has judged counts as false. A spelling before
the reform of 1990 is told rightly in Portuguese. Sources *aside* were not read by whoever wrote rules. The alarms of the
peers were not judged. \`npm run evals -- prose en --open\` lists the alarms with their keys.`,
  measure: async ({ language, open }) => {
    const figures: ProseFigures[] = [];
    for (const one of evalLanguages.filter((candidate) => language === undefined || candidate === language)) {
      const read = sources[one]
        .filter(({ isAside }) => !open || !isAside)
        .map((source) => readProse(source, one));
      for (const engine of engines(process.env).filter(({ languages }) => languages.includes(one))) {
        const watcher = open && engine.name === 'Octavo' ? print : undefined;
        figures.push(...(await measure(engine, one, read, readJudgements(one), watcher)));
      }
    }
    return figures;
  },
  key: ({ engine, language, source }) => [engine, language, source].join(' '),
  tables: proseTables,
});

function print({ source }: ProseFigures, alarms: readonly Alarm[]): void {
  console.log(`\n${source}`);
  for (const { key, verdict, text, proposal } of alarms) {
    const { offset, length, replacement, rule } = proposal;
    const [before, wrong, after] = [
      text.slice(Math.max(0, offset - 40), offset),
      text.slice(offset, offset + length),
      text.slice(offset + length, offset + length + 30),
    ].map((part) => part.replaceAll(/\s+/gu, ' '));
    console.log(`${key} ${verdict} ${rule}: ${before}[${wrong} → ${replacement}]${after}`);
  }
}
