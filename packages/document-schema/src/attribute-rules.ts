import { isSafeLink } from './safe-link.ts';

type Rule = { readonly allows: (value: unknown) => boolean; readonly wants: string };

const text = (most: number): Rule => ({
  allows: (value) => typeof value === 'string' && value.length <= most,
  wants: `a text of at most ${most} characters`,
});
const textOrNothing = (most: number): Rule => ({
  allows: (value) => value === null || text(most).allows(value),
  wants: `a text of at most ${most} characters or null`,
});
const whole = (least: number, most: number): Rule => ({
  allows: (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
  wants: `a whole number from ${least} to ${most}`,
});

const fields = new Set(['id', 'authors', 'year', 'title', 'publication', 'doi', 'url', 'position']);

function isField(value: unknown): boolean {
  if (value === null || typeof value === 'number') return true;
  if (typeof value === 'string') return value.length <= 4000;
  return (
    Array.isArray(value) &&
    value.length <= 500 &&
    value.every((entry) => typeof entry === 'string' && entry.length <= 400)
  );
}

function isReference(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, field]) => {
    if (name === 'url' && typeof field === 'string' && field !== '') return isSafeLink(field);
    return fields.has(name) && isField(field);
  });
}

const reference: Rule = {
  allows: (value) => value === null || text(400).allows(value) || isReference(value),
  wants: `a reference with the fields ${[...fields].join(', ')}, its id, or null`,
};
const references: Rule = {
  allows: (value) => Array.isArray(value) && value.length <= 2000 && value.every(isReference),
  wants: `a list of references with the fields ${[...fields].join(', ')}`,
};

/** What each attribute may hold (SPEC §3); a name that is not listed is refused. */
export const attributeRules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  heading: { level: whole(1, 3) },
  orderedList: { start: whole(0, 1_000_000), type: textOrNothing(1) },
  codeBlock: { language: textOrNothing(40) },
  inlineCitation: { index: whole(0, 100_000), reference, id: textOrNothing(400) },
  citeCard: { selection: text(20_000) },
  textAiCard: { originalText: text(200_000), selected_action: textOrNothing(40) },
  sectionLabel: { label: text(80) },
  references: { format: text(40), items: references },
  link: { href: { allows: isSafeLink, wants: 'an http, https or mailto address' } },
};
