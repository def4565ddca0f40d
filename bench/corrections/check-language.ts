// Run by part.ts in a separate process: checks a long text in one language and prints the figures.
import { octavo } from '../../evals/corrections/engines/octavo.ts';
import { evalLanguages } from '../../evals/corrections/fault.ts';
import type { LanguageFigures, Spent } from './figures.ts';
import { watchLoop } from './longest-block.ts';
import { paragraphs } from './text.ts';

const words = 10_000;
const changes = 20;
const countries = { en: 'GB', fr: 'FR', de: 'DE', pt: 'PT' } as const;
const language = evalLanguages.find((one) => one === process.argv[2]);
if (!language) throw new Error('Say which language.');

const text = paragraphs(language, words);
const other = paragraphs(language, 2 * words).slice(text.length);
const rss = (): number => process.memoryUsage().rss / 1_000_000;
const before = rss();
const longestBlock = watchLoop();

const engine = await octavo.open();
const check = async (parts: readonly string[]): Promise<Spent> => {
  const start = performance.now();
  const usage = process.cpuUsage();
  await engine.check({ text: parts.join('\n\n'), language, country: countries[language] });
  const { user, system } = process.cpuUsage(usage);
  return { wall: performance.now() - start, cpu: (user + system) / 1000 };
};
await check(other.slice(-1));
const first = await check(text);

const changed: Spent[] = [];
for (let change = 0; change < changes; change += 1) {
  const place = (change * 7) % text.length;
  changed.push(await check(text.with(place, `${text[place] ?? ''} ${change + 1}.`)));
}

const second = other.slice(0, -1);
const { cpu } = await check(second);
const figures: LanguageFigures = {
  first,
  changed,
  throughput: (second.join(' ').split(' ').length * 1000) / cpu,
  memory: rss() - before,
  longestBlock: longestBlock(),
};
await engine.close();
console.log(JSON.stringify(figures));
