import type { StoryContext } from 'storybook/internal/types';

interface AxeExclusion {
  /** Id of the rule that is not checked. */
  readonly rule: string;
  /** The elements that the rule applies to (axe's own selector for it, `*` if it has none). */
  readonly subjects: string;
  /** CSS selector of the excluded region; the rule is checked everywhere else. */
  readonly region: string;
  readonly reason: string;
}

const known = {
  /** https://github.com/radix-ui/primitives/issues/2459: intended, and Tab cannot reach what is behind the list. */
  'behind an open Radix list': {
    rule: 'aria-hidden-focus',
    subjects: '[aria-hidden="true"]',
    region: '[data-aria-hidden="true"]',
    reason: 'Radix hides the page behind an open list and keeps the focus in the list by script.',
  },
} as const satisfies Record<string, AxeExclusion>;

/** Parameters for a story in which a rule is not checked in one region, for a reason recorded here. */
export function withoutAxe(...names: readonly (keyof typeof known)[]) {
  const exclusions: readonly AxeExclusion[] = names.map((name) => known[name]);
  return {
    a11y: {
      exclusions,
      config: {
        rules: exclusions.map(({ rule, subjects, region }) => ({
          id: rule,
          selector: `:is(${subjects}):not(${region})`,
        })),
      },
    },
  };
}

/** Reports the exclusions of a story, so that they are counted, and rejects any that bypass this list. */
export function reportAxeExclusions({ parameters, reporting, id }: StoryContext): void {
  const { a11y } = parameters;
  const exclusions: readonly AxeExclusion[] = a11y?.exclusions ?? [];
  const rules: readonly { readonly id: string; readonly enabled?: boolean }[] = a11y?.config?.rules ?? [];
  const open = rules.filter((rule) => !exclusions.some((exclusion) => exclusion.rule === rule.id));
  if (a11y?.test !== 'error' || a11y.disable === true || a11y.context !== undefined || open.length > 0) {
    throw new Error(
      `${id} turns axe off without a rule, a region and a reason: see .storybook/axe-exclusions.ts`,
    );
  }
  reporting.addReport({ type: 'axe-exclusions', version: 1, status: 'passed', result: { exclusions } });
}
