import { isByContext } from './context/context-edits.ts';
import { suspicionOf } from './context/suspicion.ts';
import type { Finding } from '../engine/finding.ts';
import { checkGrammar } from './rules/check-grammar.ts';
import { withoutOverlaps } from '../engine/overlaps.ts';
import { englishRules, rulesAmongFaults } from './rules/phrases/index.ts';
import { applyRules } from './rules/phrases/rule.ts';
import { mendedText } from './lexicon/mended-text.ts';

/**
 * Joins the findings of our own rules to Harper's. Our rules read the text with its spelling corrected, and once more
 * with all findings corrected: a noun in its right number shows what is wrong with its verb. Our own rules take
 * precedence over Harper's, and Harper's over findings based on likelihood alone.
 */
export function withOwnRules(paragraph: string, found: readonly Finding[]): Finding[] {
  let all = withoutOverlaps(joined(paragraph, found));
  for (let time = 0; time < mostReadings && all.length > 0; time++) {
    const more = readAgain(paragraph, all);
    if (!more) break;
    all = more;
  }
  return all;
}

/** How often a corrected text is read again: "Infact we" needs its comma once it is "In fact we". */
const mostReadings = 2;

/**
 * Joins what the rules find in the corrected text to the findings that it changes. Many findings make a text suspect; a
 * word that is unknown several times counts once.
 */
function readAgain(paragraph: string, first: readonly Finding[]): Finding[] | undefined {
  const mended = mendedText(paragraph, first);
  const faults = new Set(
    first
      .filter(({ reason }) => reason !== 'Regionalism')
      .map(({ offset, length }) => paragraph.slice(offset, offset + length)),
  );
  const suspicion = suspicionOf({ faults: faults.size, words: paragraph.split(/\s+/).length });
  const second = withoutOverlaps(ownFindings(mended.text, suspicion))
    .flatMap((finding) => mended.toWritten(finding) ?? [])
    .filter(
      ({ finding, takesIn }) =>
        finding.length > 0 &&
        paragraph.slice(finding.offset, finding.offset + finding.length) !== finding.replacement &&
        // A finding based on likelihood alone does not hide a misspelt word.
        !(isByContext(finding) && takesIn.some(({ kind }) => kind === 'spelling')),
    );
  if (second.length === 0) return undefined;
  const replaced = new Set(second.flatMap(({ takesIn }) => takesIn));
  return [...first.filter((finding) => !replaced.has(finding)), ...second.map(({ finding }) => finding)];
}

const ownFindings = (text: string, suspicion = 0): Finding[] => [
  ...applyRules(text, englishRules()),
  ...(suspicion > 0 ? applyRules(text, rulesAmongFaults()) : []),
  ...checkGrammar(text, suspicion),
];

function joined(paragraph: string, found: readonly Finding[]): Finding[] {
  const misspelt = withoutOverlaps(found.filter(({ kind }) => kind === 'spelling'));
  const mended = mendedText(paragraph, misspelt);
  const own = ownFindings(mended.text).flatMap((finding) => mended.toWritten(finding) ?? []);
  const sure = own.filter(({ finding }) => !isByContext(finding));
  const harper = found.filter(
    (finding) =>
      !sure.some(
        (other) =>
          other.takesIn.includes(finding) || (finding.kind !== 'spelling' && touches(other.finding, finding)),
      ),
  );
  const likely = own.filter(
    ({ finding, takesIn }) =>
      isByContext(finding) &&
      takesIn.length === 0 &&
      ![...harper, ...sure.map((other) => other.finding)].some((other) => isBeside(other, finding)),
  );
  return [...sure, ...likely].map(({ finding }) => finding).concat(harper);
}

/** A change next to another one changes how likely that one is. */
const isBeside = (a: Finding, b: Finding): boolean =>
  a.offset <= b.offset + b.length + 1 && b.offset <= a.offset + a.length + 1;

const touches = (a: Finding, b: Finding): boolean =>
  a.offset < b.offset + b.length && b.offset < a.offset + a.length;
