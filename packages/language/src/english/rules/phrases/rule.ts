import type { Finding } from '../../../engine/finding.ts';

/** A mistake in English that Harper lets pass. The group named `wrong` of the pattern is what is replaced. */
export type Rule = {
  readonly name: string;
  readonly summary: string;
  /** One of Harper's kinds of lint, where the rule has no text of its own that tells why. */
  readonly reason?: string;
  readonly pattern: RegExp;
  /** What stands in the place of the wrong word; nothing where it is right after all. */
  readonly mend: (wrong: string, groups: Readonly<Record<string, string | undefined>>) => string | undefined;
};

/** Applies rules to one paragraph; patterns carry the flags d and g. */
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
          // What follows a word that is left out opens the sentence.
          replacement: opens ? paragraph.charAt(place[1]).toUpperCase() : replacement,
          alternatives: [],
        },
      ];
    }),
  );
}
