import { countries } from './language-places.ts';
import type { EvalTask } from './eval-task.ts';
import type { Given } from './given.ts';

const reworded = { share: [0.6, 1.5], inventsNo: 'all', overlap: { of: 'source', least: 0.25 } } as const;

/** Make it sound local, rewriting by settings, and completing a sentence. */
export function textTasks({ language, turn, own, prose }: Given): EvalTask[] {
  const place = { language, countryCode: countries[language] };
  const run = prose.runs[1] ?? [];
  const local = own.local.text.split('\n\n');
  const text = turn % 2 === 0 ? own.citations.text : own.numbers.text;
  const settings = [
    { audience: 'academic', formality: 'polished', writingStyle: 'explain' },
    { audience: 'super casual', formality: 'chill', writingStyle: 'story' },
    { audience: 'professional', formality: 'standard', writingStyle: 'persuade' },
  ] as const;
  return [
    {
      ...place,
      id: `makeLocal-${language}-words`,
      group: 'makeLocal',
      name: 'makeLocal',
      kind: 'words of another country',
      work: { do: 'make local', paragraphs: local },
      source: own.local.text,
      demands: {
        share: [0.7, 1.4],
        shape: 'as the source',
        inventsNo: 'all',
        keeps: { citations: [['[^1]']] },
        overlap: { of: 'source', least: 0.3 },
        local: own.local.words,
      },
    },
    {
      ...place,
      id: `makeLocal-${language}-paragraphs`,
      group: 'makeLocal',
      name: 'makeLocal',
      kind: 'paragraphs',
      work: { do: 'make local', paragraphs: run },
      source: run.join('\n\n'),
      demands: {
        share: [0.7, 1.4],
        shape: 'as the source',
        inventsNo: 'all',
        overlap: { of: 'source', least: 0.5 },
      },
    },
    {
      ...place,
      id: `rewrite-${language}`,
      group: 'rewrite',
      name: 'rewrite',
      kind: turn % 2 === 0 ? 'citations' : 'numbers',
      work: { do: 'rewrite', text, settings: settings[turn % settings.length] ?? settings[0] },
      source: text,
      demands: {
        ...reworded,
        share: [0.5, 2],
        shape: 'as the source',
        differs: true,
        keeps:
          turn % 2 === 0
            ? { citations: own.citations.citations }
            : { numbers: own.numbers.numbers, names: own.numbers.names },
      },
    },
    ...own.completions.map((start, index): EvalTask => ({
      ...place,
      id: `autocomplete-${language}-${index + 1}`,
      group: 'autocomplete',
      name: 'autocomplete',
      kind: 'sentence begun',
      work: { do: 'complete', text: start },
      source: start,
      demands: { words: [1, 30], shape: 'next words', inventsNo: 'sources' },
    })),
  ];
}
