import { citationsOf, hasCitation } from '@octavo/language/asking/gate/facts/citations';
import { linksOf } from '@octavo/language/asking/gate/facts/links';
import { hasName, namesOf } from '@octavo/language/asking/gate/facts/names';
import { missingFigures } from '@octavo/language/asking/gate/facts/numbers';
import type { Answer } from '../answer.ts';
import type { EvalTask, Facts } from '../eval-task.ts';

/** Smaller numbers occur by chance: "one of two reasons". */
const telling = 13;

type Check = (task: EvalTask, answer: Answer) => boolean;

/** For texts by others, the facts are those that the gate finds; for our own they are listed. */
const isReworded = ({ demands: { shape, inventsNo } }: EvalTask): boolean =>
  shape === 'as the source' && inventsNo === 'all';

export const keepsNumbers: Check = (task, { text }) =>
  keepsListed(task, 'numbers', text) &&
  (!isReworded(task) || missingFigures(task.source, text).length === 0) &&
  (task.demands.inventsNo !== 'all' ||
    missingFigures(text, materialOf(task)).every(({ values }) => values.some((value) => value < telling)));

export const keepsNames: Check = (task, { text }) =>
  keepsListed(task, 'names', text) &&
  (!isReworded(task) || namesOf(task.source).every((name) => hasName(text, name))) &&
  (task.demands.inventsNo !== 'all' ||
    namesOf(withoutCells(text)).every((name) => hasName(materialOf(task), name)));

export const keepsLinks: Check = (task, { text }) => {
  const known = linksOf(materialOf(task));
  return (
    keepsListed(task, 'links', text) &&
    (!isReworded(task) || linksOf(task.source).every((link) => linksOf(text).includes(link))) &&
    linksOf(text).every((link) => known.some((one) => one.includes(link) || link.includes(one)))
  );
};

export const keepsCitations: Check = (task, { text }) =>
  keepsListed(task, 'citations', text) &&
  (!isReworded(task) || citationsOf(task.source).every((citation) => hasCitation(text, citation))) &&
  citationsOf(text).every((citation) => hasCitation(materialOf(task), citation));

/** Everything that the model was given. */
const materialOf = ({ work, source }: EvalTask): string =>
  work.do === 'card'
    ? [source, work.request.title, work.request.text, work.request.prompt].join('\n')
    : source;

function keepsListed({ demands }: EvalTask, kind: keyof Facts, text: string): boolean {
  const said = plain(text);
  const isThere = (wording: string) => hasWhole(said, plain(wording));
  return (demands.keeps?.[kind] ?? []).every((wordings) =>
    kind === 'citations' ? wordings.every(isThere) : wordings.some(isThere),
  );
}

/** Matches whole words and numbers only. */
function hasWhole(text: string, wording: string): boolean {
  for (let at = text.indexOf(wording); at !== -1; at = text.indexOf(wording, at + 1)) {
    const isCut = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
    if (!isCut(text[at - 1]) && !isCut(text[at + wording.length])) return true;
  }
  return false;
}

/** The cells of a table begin as sentences do. */
const withoutCells = (text: string): string => text.replaceAll('|', '\n');

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ');
