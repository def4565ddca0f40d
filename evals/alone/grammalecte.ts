import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../corrections/fault.ts';

const cache = new URL('../../node_modules/.cache/octavo/grammalecte/', import.meta.url).pathname;
const most = 400;

/**
 * Sentences with which the authors of Grammalecte (GPL-3.0) test their rules, each with one known mistake. They are
 * read from Debian's source package, which is fetched and never copied. Empty if Debian cannot be reached.
 */
export function grammalecteFaults(): Fault[] {
  const rules = rulesFile();
  return rules === undefined ? [] : evenly(parseTests(readFileSync(rules, 'utf8')));
}

const line = /^TEST: (?:__\w+__\s+)?(?<text>\S.*?)\s+->> (?<right>[^"\s].*?)\s*$/u;
const marked = /^(?<before>[^{}]*)\{\{(?<wrong>[^{}]+)\}\}(?<after>[^{}]*)$/u;

/** Whole sentences with one mistake and its correction. */
export function parseTests(content: string): Fault[] {
  return content.split('\n').flatMap((written, index): Fault[] => {
    const { text = '', right = '' } = line.exec(written)?.groups ?? {};
    const { before = '', wrong = '', after = '' } = marked.exec(text)?.groups ?? {};
    const sentence = before + wrong + after;
    if (wrong === '' || !/^\p{Lu}/u.test(sentence) || !/[.!?…]$/u.test(sentence)) return [];
    return [
      {
        id: `grammalecte-${index + 1}`,
        text: sentence,
        wrong,
        at: before.length,
        right: right.split('|'),
        category: 'grammalecte',
        source: 'Grammalecte',
      },
    ];
  });
}

const evenly = (faults: readonly Fault[]): Fault[] =>
  faults.filter(
    (_, index) =>
      Math.floor((index * most) / faults.length) !== Math.floor(((index - 1) * most) / faults.length),
  );

function rulesFile(): string | undefined {
  if (!existsSync(cache)) fetchSource();
  const [folder] = existsSync(cache) ? readdirSync(cache) : [];
  return folder === undefined ? undefined : join(cache, folder, 'gc_lang/fr/rules.grx');
}

/** Uses source lists of its own, separate from the machine's. */
function fetchSource(): void {
  mkdirSync(join(cache, '..'), { recursive: true });
  const fetched = mkdtempSync(join(cache, '../.fetching-'));
  const list = join(fetched, 'source.list');
  writeFileSync(list, 'deb-src http://deb.debian.org/debian stable main\n');
  const options = [
    'Dir::Etc::SourceParts=/dev/null',
    `Dir::Etc::SourceList=${list}`,
    `Dir::State::Lists=${fetched}`,
  ];
  const apt = (...words: readonly string[]) =>
    execFileSync('apt-get', [...options.flatMap((option) => ['-o', option]), ...words], {
      cwd: fetched,
      stdio: 'ignore',
    });
  try {
    mkdirSync(join(fetched, 'partial'));
    apt('update');
    mkdirSync(join(fetched, 'files'));
    apt('source', '--download-only', 'grammalecte');
    const archive = readdirSync(fetched).find((name) => name.includes('.orig.tar.')) ?? '';
    execFileSync('tar', ['--extract', '--file', archive, '--directory', 'files'], { cwd: fetched });
    renameSync(join(fetched, 'files'), cache);
  } catch {
    // Without the network the set is skipped.
  } finally {
    rmSync(fetched, { recursive: true, force: true });
  }
}
