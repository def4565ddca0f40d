import type { CheckedLanguage } from '../checked-language.ts';
import type { Finding } from '../finding.ts';
import type { Evidence } from '../sequences/evidence.ts';
import measured from './measured-rules.json' with { type: 'json' };

/** The counts made by `npm run evals -- certainty` for a language; never edited by hand. */
export interface MeasuredRules {
  /**
   * Words of edited prose: the part in which unknown words were judged (they are just as often terms), and all of it.
   */
  readonly words: { readonly unknownWords: number; readonly others: number };
  /** Single mistakes made by learners. */
  readonly faults: number;
  /** By `measuredKey`: how many findings were right and wrong among learners' mistakes, then right and wrong in edited prose. */
  readonly rules: Readonly<Record<string, readonly number[]>>;
}

/** The reason given for a word that a French, German or Portuguese dictionary lacks. */
export const unknownWord = 'UnknownWord';

type Kind = Pick<Finding, 'rule' | 'isFar' | 'isTerm' | 'isPlain' | 'isLikelier'>;

/** What supports a change: edited prose, and a word model where the language has one. */
const saying = (evidence: Evidence, isLikelier: boolean | undefined): string =>
  `${evidence}${isLikelier ? ' likelier' : ''}`;

/**
 * Findings are counted together if they share the rule, the distance to the replacement, whether they are likely terms
 * or plain slips, and the evidence.
 */
export const measuredKey = (finding: Kind, evidence: Evidence): string =>
  `${kindOf(finding)} ${saying(evidence, finding.isLikelier)}`;

const ofEvidence = / (?:for|against|neither)(?: likelier)?$/u;

const kindOf = ({ rule, isFar, isTerm, isPlain }: Kind): string =>
  `${rule}${isPlain ? ' plain' : ''}${isFar ? ' far' : ''}${isTerm ? ' term' : ''}`;

export interface Rates {
  /** How many mistakes it corrects for each false alarm, if every word of a text were a mistake. */
  readonly ratio: number;
  /** The share of its findings among learners' mistakes that are right. */
  readonly precision: number;
  /** The share of its findings in edited prose that are right, near a half if it hardly spoke there. */
  readonly editedPrecision: number;
}

type RatesOf = (finding: Kind & Pick<Finding, 'reason'>, evidence: Evidence) => Rates;

/** Added to each count, so that what was never counted is not impossible. */
const half = { right: 0.5, alarms: 0.2 };
/**
 * How many findings to assume before any is counted: for a rule with some evidence, at the rate of that rule and of
 * that evidence in its language; for a rule, at the rate of its language's rules; for some evidence, at the rate of all
 * findings.
 */
const prior = { withEvidence: 3, ofRule: 2, ofEvidence: 3, ofEdited: 2 };
/** The overall effect of evidence counts half: the counts of many rules already reflect it. */
const weightOfEvidence = 0.5;
const evidences = (['for', 'against', 'neither'] as const satisfies readonly Evidence[]).flatMap(
  (evidence) => [saying(evidence, false), saying(evidence, true)],
);

/** Derives from the counts how often similar findings are right and wrong. */
export function ratesFrom({ words, faults, rules }: MeasuredRules): RatesOf {
  const counted = Object.entries(rules);
  const mistakes = faults + counted.reduce((sum, [, [, , edited = 0]]) => sum + edited, 0);
  const pool = counted.map(([, counts]) => countsOf(counts)).reduce(sum, nothing);
  const speaks = (said: string): number => {
    const those = counted.filter(([key]) => key.endsWith(` ${said}`));
    const { right, alarms } = more(
      those.map(([, counts]) => countsOf(counts)).reduce(sum, nothing),
      prior.ofEvidence,
      oddsOf(pool),
    );
    return (oddsOf({ right, alarms }) / oddsOf(pool)) ** weightOfEvidence;
  };
  const says = new Map(evidences.map((said) => [said, speaks(said)]));
  const ofEdited = editedByKind(counted);
  const known = new Map<string, Rates>();
  return (finding, evidence) => {
    const key = measuredKey(finding, evidence);
    const found = known.get(key);
    if (found) return found;
    const isOfJudged = finding.reason === unknownWord && finding.isPlain !== true;
    const length = isOfJudged ? words.unknownWords : words.others;
    const all = evidences.map((said) => countsOf(rules[`${kindOf(finding)} ${said}`])).reduce(sum, nothing);
    const own = countsOf(rules[key]);
    const usual =
      oddsOf(more(all, prior.ofRule, oddsOf(pool))) * (says.get(saying(evidence, finding.isLikelier)) ?? 1);
    const { right, alarms } = more(own, prior.withEvidence, usual);
    const precision = (all.right + 1) / (all.right + all.wrong + 1);
    const rates = {
      ratio: (precision * right * length) / mistakes / alarms,
      precision,
      editedPrecision: shareRight(rules[key], shareRight(ofEdited.get(kindOf(finding)), 0.5)),
    };
    known.set(key, rates);
    return rates;
  };
}

type Row = readonly number[];

/** Of the findings in edited prose, with some more at the usual share. */
const shareRight = ([, , right = 0, alarms = 0]: Row = [], usual: number): number =>
  (right + prior.ofEdited * usual) / (right + alarms + prior.ofEdited);

/** The counts of each kind in edited prose, whatever the evidence. */
function editedByKind(counted: readonly (readonly [string, Row])[]): ReadonlyMap<string, Row> {
  const kinds = new Map<string, Row>();
  for (const [key, [, , right = 0, alarms = 0]] of counted) {
    const kind = key.replace(ofEvidence, '');
    const [, , before = 0, alarmsBefore = 0] = kinds.get(kind) ?? [];
    kinds.set(kind, [0, 0, before + right, alarmsBefore + alarms]);
  }
  return kinds;
}

interface Counts {
  readonly right: number;
  readonly wrong: number;
  readonly alarms: number;
}

const nothing: Counts = { right: 0, wrong: 0, alarms: 0 };

/** A mistake that was missed in edited prose counts like those of learners. */
const countsOf = ([right = 0, wrong = 0, edited = 0, alarms = 0]: readonly number[] = []): Counts => ({
  right: right + edited,
  wrong,
  alarms,
});

const sum = (a: Counts, b: Counts): Counts => ({
  right: a.right + b.right,
  wrong: a.wrong + b.wrong,
  alarms: a.alarms + b.alarms,
});

const oddsOf = ({ right, alarms }: Pick<Counts, 'right' | 'alarms'>): number =>
  (right + half.right) / (alarms + half.alarms);

/** Adds `count` findings, right and wrong at the given odds. */
function more(counts: Counts, count: number, odds: number): Counts {
  const share = odds / (1 + odds);
  return { ...counts, right: counts.right + count * share, alarms: counts.alarms + count * (1 - share) };
}

const tables: Readonly<Record<CheckedLanguage, MeasuredRules>> = measured;
const loaded = new Map<CheckedLanguage, RatesOf>();

export function measuredRates(language: CheckedLanguage): RatesOf {
  const rates = loaded.get(language) ?? ratesFrom(tables[language]);
  loaded.set(language, rates);
  return rates;
}
