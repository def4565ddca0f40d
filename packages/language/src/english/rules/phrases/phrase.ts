import { irregularBase, verbForms } from '../../lexicon/verb-forms.ts';
import type { ListedRule } from '../../../engine/tokens/listed-rules.ts';
import type { Rule } from './rule.ts';

/**
 * Builds a rule from a line of an English list. In the pattern `before [wrong] after` the part in brackets is replaced,
 * `{go}` matches any form of the verb, `<start>` and `<end>` the start and end of a sentence (the end also a comma),
 * `<rest>` words without a comma, and a space any space. In the replacement `&` stands for the wrong words, `$a` for
 * the group named a, `@do` for the form of "do" that matches the wrong verb's, `@first` for the first wrong word,
 * `@comparative` for the comparative of the last, `@adverb` for the adverb, `@ing` for the last word with -ing; an
 * empty replacement deletes.
 */
export const phraseRule = ({ name, reason, summary, source, right: [put = ''] }: ListedRule): Rule => ({
  name,
  reason,
  summary: summary ?? '',
  pattern: patternOf(source),
  mend: mender(put),
});

const macros: Readonly<Record<string, string>> = {
  '<start>': String.raw`(?<=^|[.!?]["'”’)]*\s|["“‘(])`,
  '<rest>': '[^.;:!?,]+',
  '<end>': String.raw`(?=\s*(?:[.,;:!?)]|$))`,
};

function patternOf(source: string): RegExp {
  const bracket = /\[(.*)\]/.exec(source);
  if (!bracket) throw new Error(`No wrong words in: ${source}`);
  const marked = source
    .replace(bracket[0], () => `(?<wrong>${bracket[1]})`)
    .replaceAll(/'(?!’)/g, "['’]")
    .replaceAll(/\{([a-z]+)\}/g, (_, base: string) => anyForm(base))
    .replaceAll(/<(?:start|end|rest)>/g, (macro) => macros[macro] ?? macro);
  return new RegExp(String.raw`\b${withSpaces(marked)}\b`, 'dgi');
}

/** A space matches any run of spaces, but only one in a lookbehind, which would take forever over a long run. */
function withSpaces(pattern: string): string {
  let depth = 0;
  let behind = Infinity;
  return pattern.replaceAll(/\\.|\[(?:\\.|[^\]])*\]|\(\?<[!=]|[() ]/g, (part) => {
    if (part === ' ') return depth >= behind ? String.raw`\s` : String.raw`\s+`;
    if (part.startsWith('(')) depth += 1;
    if (part.length > 1 && part.startsWith('(')) behind = Math.min(behind, depth);
    if (part === ')') depth -= 1;
    if (depth < behind) behind = Infinity;
    return part;
  });
}

const anyForm = (base: string): string => {
  const { s, past, participle, ing } = verbForms(base);
  return `(?:${[...new Set([base, s, past, participle, ing])].toSorted((a, b) => b.length - a.length).join('|')})`;
};

const mender =
  (put: string): Rule['mend'] =>
  (wrong, groups) => {
    const text = put
      .replace('&', () => wrong)
      .replaceAll(/\$([a-z])/g, (_, name: string, at: number) => placed(groups[name] ?? '', wrong, at))
      .replace('@first', () => wrong.split(' ')[0] ?? '')
      .replace('@adverb', () => (wrong === 'good' ? 'well' : `${wrong}ly`))
      .replace('@ing', () => verbForms(wrong.split(' ').at(-1) ?? '').ing)
      .replace('@comparative', () => comparativeOf(wrong.split(' ').at(-1) ?? ''))
      .replaceAll(/@(\w+)/g, (_, base: string) => inFormOf(wrong, base));
    return /^\p{Lu}/u.test(wrong) && wrong !== 'I' ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  };

/** "Rest of the cake" becomes "The rest of the cake": a word that no longer opens the sentence loses its capital. */
const placed = (group: string, wrong: string, at: number): string =>
  at > 0 && wrong.startsWith(group) ? group.charAt(0).toLowerCase() + group.slice(1) : group;

function inFormOf(wrong: string, base: string): string {
  const [verb = ''] = wrong.toLowerCase().split(' ');
  const forms = verbForms(base);
  const of = irregularBase(verb);
  if (of !== undefined) {
    const key = (['base', 's', 'past', 'participle', 'ing'] as const).find(
      (form) => verbForms(of)[form] === verb,
    );
    return key ? forms[key] : base;
  }
  if (verb.endsWith('ing')) return forms.ing;
  if (verb.endsWith('ed') || verb === 'learnt') return forms.past;
  return verb.endsWith('s') && !verb.endsWith('ss') ? forms.s : base;
}

/** "easier", "cheaper", "safer", "bigger". */
function comparativeOf(adjective: string): string {
  if (adjective.endsWith('y')) return `${adjective.slice(0, -1)}ier`;
  if (adjective.endsWith('e')) return `${adjective}r`;
  return /^[^aeiou]*[aeiou][gtnd]$/.test(adjective)
    ? `${adjective + adjective.slice(-1)}er`
    : `${adjective}er`;
}
