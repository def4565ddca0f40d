import type { Finding } from '../../../engine/finding.ts';

/** A mistake in English that Harper misses. The pattern's group named `wrong` is replaced. */
export type Rule = {
  readonly name: string;
  readonly summary: string;
  /** One of Harper's lint kinds, if the rule has no explanation of its own. */
  readonly reason?: string;
  readonly pattern: RegExp;
  /** The replacement for the wrong word; undefined if it is right after all. */
  readonly mend: (wrong: string, groups: Readonly<Record<string, string | undefined>>) => string | undefined;
};

/** Applies rules to one paragraph; patterns have the flags d and g. */
export function applyRules(paragraph: string, rules: readonly Rule[]): Finding[] {
  return rules.flatMap((rule) =>
    [...paragraph.matchAll(rule.pattern)].flatMap((match): Finding[] => {
      const place = match.indices?.groups?.['wrong'];
      const wrong = match.groups?.['wrong'];
      const replacement = wrong === undefined ? undefined : rule.mend(wrong, match.groups ?? {});
      if (!place || wrong === undefined || replacement === undefined || replacement === wrong) return [];
      const opens = replacement === '' && /^\p{Lu}/u.test(wrong);
      const taken = opens ? 1 : 0;
      return [
        {
          offset: place[0],
          length: place[1] - place[0] + taken,
          kind: 'grammar',
          rule: rule.name,
          ...(rule.reason === undefined ? {} : { reason: rule.reason }),
          summary: rule.summary,
          // The word after a deleted one opens the sentence.
          replacement: opens ? paragraph.charAt(place[1]).toUpperCase() : replacement,
          alternatives: [],
        },
      ];
    }),
  );
}
