import type { CitationStyle } from '../../packages/contract/src/citation-styles.ts';
import type { Citation } from '../../packages/citations/src/citation.ts';
import { createFormatter } from '../../packages/citations/src/format/index.ts';
import { styleSource } from '../../packages/citations/src/testing/style-source.ts';
import { works } from '../../packages/citations/src/testing/works.ts';
import { median } from '../percentile.ts';
import type { Row } from '../part.ts';

const count = 1000;
const additions = 20;

const kinds = Object.values(works);
const references = Array.from({ length: count }, (_, index) => {
  const work = kinds[index % kinds.length] ?? works.book;
  return {
    ...work,
    id: `work:${index}`,
    title: `${work.title}, part ${index}`,
    year: `${1900 + (index % 120)}`,
  };
});

const citations = references.map(({ id }): Citation => ({
  works: [{ reference: id, locator: '', prefix: '', suffix: '' }],
  narrative: false,
}));

/** A document that lists 1,000 works and cites each of them. */
export async function measureFormatting(): Promise<Row[]> {
  const formatter = createFormatter(styleSource);
  // As in a request from the page: it shares no object with the previous one.
  const format = (style: CitationStyle, cited: readonly Citation[]) => {
    const request = structuredClone({ style, language: 'en', references, citations: cited } as const);
    return timed(() => formatter.format(request));
  };

  async function addOneByOne(style: CitationStyle): Promise<number> {
    const before = citations.slice(0, count - additions);
    await format(style, before);
    const added: number[] = [];
    for (let at = 1; at <= additions; at += 1) {
      // In the middle of the text, so that later citations follow.
      const more = citations.slice(count - additions, count - additions + at);
      const { cpuMs, result } = await format(style, before.toSpliced(count / 2, 0, ...more));
      if (Object.keys(result.citations).length !== before.length + at) {
        throw new Error('A citation has no label.');
      }
      added.push(cpuMs);
    }
    return median(added);
  }

  const first = await format('APA 7', citations);
  const changed = await format('IEEE', citations);
  return [
    { name: '1,000 references: formatted the first time', value: first.ms, unit: 'ms' },
    { name: '1,000 references: another style', value: changed.ms, unit: 'ms' },
    {
      name: '1,000 references: one citation more, APA 7, CPU p50',
      value: await addOneByOne('APA 7'),
      unit: 'ms',
      limit: 20,
    },
    {
      name: '1,000 references: one citation more, IEEE, CPU p50',
      value: await addOneByOne('IEEE'),
      unit: 'ms',
      limit: 20,
    },
  ];
}

/** Wall-clock time, and CPU time of the thread, which a busy machine does not stretch. */
async function timed<Result>(work: () => Promise<Result>) {
  const start = performance.now();
  const cpu = process.threadCpuUsage();
  const result = await work();
  const { user, system } = process.threadCpuUsage(cpu);
  return { ms: performance.now() - start, cpuMs: (user + system) / 1000, result };
}
