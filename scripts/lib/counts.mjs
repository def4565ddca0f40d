import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAll } from './all.mjs';
import { root } from './install.mjs';
import { reportFile } from './report-file.mjs';
import { themeNames } from './themes.mjs';

const folder = join(root, 'test-results', 'counts');
const locales = join(root, 'packages/ui/locales');

/** Deletes the counts of the last run, so that a step that did not run counts nothing. */
export function forgetCounts() {
  rmSync(folder, { recursive: true, force: true });
}

/** The name of the step that plays all stories and examines each in every theme. */
export const storiesDrawn = 'stories';

/** The minimum number of checks of a story's texts (`.storybook/looks.ts`). */
const looksDue = () => (isAll() ? 9 : 5);

/**
 * A step that counts what the earlier steps examined, and writes `test-results/counts/review.json` next to the tests'
 * own counts. It fails if a story of the index was not drawn, not checked by axe in a theme, or had its texts checked
 * too seldom.
 */
export async function countReview() {
  const start = Date.now();
  const counts = review();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'review.json'), `${JSON.stringify(counts, null, 2)}\n`);
  const isWhole =
    counts.stories > 0 &&
    counts.textReviews > 0 &&
    counts.unreviewed.length === 0 &&
    themeNames.every((theme) => counts.axeRunsIn[theme] === counts.stories);
  if (!isWhole) {
    console.log(
      `\nNot every story was checked in every theme: ${counts.stories} stories, axe runs ${JSON.stringify(counts.axeRunsIn)}`,
    );
    if (counts.unreviewed.length > 0) console.log(`Texts not reviewed: ${counts.unreviewed.join(', ')}`);
  }
  return [
    {
      name: 'every story in every theme',
      passed: isWhole ? 1 : 0,
      failed: isWhole ? 0 : 1,
      seconds: (Date.now() - start) / 1000,
    },
  ];
}

/** The table of counts as lines; empty if no stories were run. A dash means not measured. */
export function countLines() {
  const review = read('review');
  if (review === undefined) return [];
  const states = read('states');
  const rows = [
    ['components', review.components],
    ['stories', review.stories],
    ['themes', Object.keys(review.axeRunsIn).length],
    ['flow machines', states?.machines],
    [
      'states covered / reachable',
      states === undefined ? undefined : `${states.covered} / ${states.reachable}`,
    ],
    ['axe runs', review.axeRuns],
    ['axe violations', review.violations],
    ['axe exclusions', review.exclusions.length],
    ['texts reviewed (story × language × width)', review.textReviews],
    ['stories with texts that were not reviewed', review.unreviewed.length],
    ['pages checked (page × language × theme)', ofPages('checked')],
    ['of these by axe', ofPages('checkedByAxe')],
    ...Object.entries(keysOf(locales)).map(([language, count]) => [`keys in ${language}`, count]),
  ];
  return [
    ...rows.map(([name, count]) => `  ${name.padEnd(44)} ${String(count ?? '—').padStart(9)}`),
    ...review.exclusions.map(
      ({ rule, region, reason, uses }) => `    excluded: ${rule} in ${region}, in ${uses} stories: ${reason}`,
    ),
  ];
}

function review() {
  const tests = testsOf(storiesDrawn);
  const played = tests.map(({ meta }) => meta.reports ?? []);
  const reports = played.flat();
  const looksAt = new Map(tests.map(({ meta }) => [meta.storyId, looksOf(meta.reports ?? [])]));
  const isAxe = ({ type, result }) => type === 'a11y' && result.violations !== undefined;
  const axe = reports.filter(isAxe);
  const index = join(root, 'storybook-static', 'index.json');
  const entries = existsSync(index) ? Object.values(JSON.parse(readFileSync(index, 'utf8')).entries) : [];
  const stories = entries.filter(({ type, tags }) => type === 'story' && tags.includes('test'));
  return {
    components: componentCount(),
    stories: stories.length,
    axeRuns: axe.length,
    axeRunsIn: Object.fromEntries(
      themeNames.map((theme) => [
        theme,
        // Counts each story once, even if it was played again.
        played.filter((of) => of.some((one) => isAxe(one) && one.result.theme === theme)).length,
      ]),
    ),
    violations: axe.reduce((sum, { result }) => sum + result.violations.length, 0),
    exclusions: exclusionsOf(reports),
    textReviews: looksOf(reports).length,
    unreviewed: stories
      .filter(({ title }) => /^(?:Flows|Pieces|Screens)\//.test(title))
      .filter(({ id }) => (looksAt.get(id)?.length ?? 0) < looksDue())
      .map(({ id }) => id),
  };
}

/** The names of the text checks in the reports. */
function looksOf(reports) {
  return reports.flatMap(({ type, result }) => (type === 'texts' ? result.looks : []));
}

/** Each exclusion once, with the number of stories that use it. */
function exclusionsOf(reports) {
  const used = new Map();
  for (const { type, result } of reports) {
    for (const { rule, region, reason } of type === 'axe-exclusions' ? result.exclusions : []) {
      const key = `${rule} ${region}`;
      used.set(key, { rule, region, reason, uses: (used.get(key)?.uses ?? 0) + 1 });
    }
  }
  return [...used.values()];
}

/** Counted per language by `e2e/languages-and-themes.spec.ts`. */
function ofPages(what) {
  const pages = join(folder, 'pages');
  if (!existsSync(pages)) return undefined;
  return readdirSync(pages)
    .map((file) => JSON.parse(readFileSync(join(pages, file), 'utf8')))
    .reduce((sum, counts) => sum + counts[what], 0);
}

/** The number of texts in each language. Plural forms, which vary in number, count as one. */
function keysOf(languages) {
  return Object.fromEntries(
    readdirSync(languages).map((language) => {
      const files = readdirSync(join(languages, language));
      const texts = files.map((file) => JSON.parse(readFileSync(join(languages, language, file), 'utf8')));
      return [language, texts.reduce((sum, namespace) => sum + keyCount(namespace), 0)];
    }),
  );
}

function keyCount(texts) {
  const stems = new Map(
    Object.entries(texts).map(([key, text]) => [key.replace(/_(one|two|few|many|other)$/u, ''), text]),
  );
  return [...stems.values()].reduce((sum, text) => sum + (typeof text === 'string' ? 1 : keyCount(text)), 0);
}

function componentCount() {
  const components = join(root, 'packages/ui/src/components');
  return readdirSync(components).filter((name) => existsSync(join(components, name, 'index.ts'))).length;
}

function testsOf(step) {
  const file = reportFile(step);
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  );
}

function read(name) {
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
