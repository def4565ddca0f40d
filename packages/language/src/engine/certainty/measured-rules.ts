import type { CheckedLanguage } from '../checked-language.ts';
import type { Finding } from '../finding.ts';
import type { Evidence } from '../sequences/evidence.ts';
import measured from './measured-rules.json' with { type: 'json' };

/** What `npm run evals -- certainty` counted for a language; nobody writes it by hand. */
export interface MeasuredRules {
  /** Of edited prose: that in which unknown words were judged, which are terms as often, and all of it. */
  readonly words: { readonly unknownWords: number; readonly others: number };
  /** Single mistakes of learners. */
  readonly faults: number;
  /**
   * By `measuredKey`, how many findings were right and wrong among learners' mistakes, and how many were right and wrong in
   * edited prose.
   */
  readonly rules: Readonly<Record<string, readonly number[]>>;
}

/** Why a word is told that a dictionary of French, German or Portuguese lacks. */
export const unknownWord = 'UnknownWord';

/** Findings of one rule, of words as far from their replacement, with the same evidence are counted together. */
export const measuredKey = ({ rule, isFar }: Pick<Finding, 'rule' | 'isFar'>, evidence: Evidence): string =>
  `${rule}${isFar ? ' far' : ''} ${evidence}`;

export interface Rates {
  /** How many mistakes it mends for each that it makes up, if every word of a text were a mistake. */
  readonly ratio: number;
  /** The share of what it says among learners' mistakes that is right. */
  readonly precision: number;
}

type RatesOf = (finding: Pick<Finding, 'rule' | 'isFar' | 'reason'>, evidence: Evidence) => Rates;

/** What was never counted is not impossible. */
const half = { right: 0.5, alarms: 0.2 };
/**
 * How many findings are taken for counted before any is: those of a rule with some evidence as its others are, those of a rule as
 * the rules of its language are.
 */
const prior = { withEvidence: 3, ofRule: 2 };
const evidences = ['for', 'against', 'neither'] as const satisfies readonly Evidence[];

/** How often findings like one are right and wrong, from what was counted. */
export function ratesFrom({ words, faults, rules }: MeasuredRules): RatesOf {
  const pool = Object.values(rules).map(countsOf).reduce(sum, nothing);
  const known = new Map<string, Rates>();
  return (finding, evidence) => {
    const key = measuredKey(finding, evidence);
    const found = known.get(key);
    if (found) return found;
    const length = finding.reason === unknownWord ? words.unknownWords : words.others;
    const all = evidences.map((one) => countsOf(rules[measuredKey(finding, one)])).reduce(sum, nothing);
    const own = countsOf(rules[key]);
    const usual = more(all, prior.ofRule, pool);
    const { right, alarms } = more(own, prior.withEvidence, usual);
    const precision = (all.right + 1) / (all.right + all.wrong + 1);
    const rates = { ratio: (precision * right * length) / faults / alarms, precision };
    known.set(key, rates);
    return rates;
  };
}

interface Counts {
  readonly right: number;
  readonly wrong: number;
  readonly alarms: number;
}

const nothing: Counts = { right: 0, wrong: 0, alarms: 0 };

const countsOf = ([right = 0, wrong = 0, , alarms = 0]: readonly number[] = []): Counts => ({
  right,
  wrong,
  alarms,
});

const sum = (a: Counts, b: Counts): Counts => ({
  right: a.right + b.right,
  wrong: a.wrong + b.wrong,
  alarms: a.alarms + b.alarms,
});

/** Counts with some more, which are right and wrong as others were. */
function more(counts: Counts, count: number, like: Counts): Counts {
  const share = (like.right + half.right) / (like.right + like.alarms + half.right + half.alarms);
  return { ...counts, right: counts.right + count * share, alarms: counts.alarms + count * (1 - share) };
}

const tables: Readonly<Record<CheckedLanguage, MeasuredRules>> = measured;
const loaded = new Map<CheckedLanguage, RatesOf>();

export function measuredRates(language: CheckedLanguage): RatesOf {
  const rates = loaded.get(language) ?? ratesFrom(tables[language]);
  loaded.set(language, rates);
  return rates;
}
