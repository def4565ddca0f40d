import { z } from 'zod';
import type { CorrectionKind } from '@octavo/contract';
import { type Finding, plainSentence } from '@octavo/language';

/** The answer of LanguageTool's `/v2/check`, as far as it is used (https://languagetool.org/http-api/). */
export const checkAnswer = z.object({
  matches: z.array(
    z.object({
      offset: z.number().int().min(0),
      length: z.number().int().min(1),
      message: z.string(),
      replacements: z.array(z.object({ value: z.string() })),
      rule: z.object({
        id: z.string(),
        issueType: z.string().optional(),
        category: z.object({ id: z.string() }).optional(),
      }),
    }),
  ),
});
export type CheckAnswer = z.infer<typeof checkAnswer>;

/** A paragraph's position in the text that was sent. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const mostReplacements = 4;
/** Dashes, spaces and quotation marks are the writer's choice. */
const leftAlone = new Set(['TYPOGRAPHY', 'CASING_TYPOGRAPHY']);

const kinds: Readonly<Record<string, CorrectionKind>> = {
  misspelling: 'spelling',
  typographical: 'style',
  style: 'style',
  register: 'style',
  locale_violation: 'style',
  redundancy: 'clarity',
};

/**
 * The matches by paragraph; offsets count UTF-16 units on both sides. Matches without a replacement or across
 * paragraphs are left out.
 */
export function readMatches(
  { matches }: CheckAnswer,
  stretches: readonly Stretch[],
  text: string,
): Finding[][] {
  return stretches.map(({ from, to }) =>
    matches
      .filter(({ offset, length }) => offset >= from && offset + length <= to)
      .flatMap(({ offset, length, message, replacements, rule }): Finding[] => {
        const wrong = text.slice(offset, offset + length);
        const others = [...new Set(replacements.map(({ value }) => value))].filter(
          (value) => value !== wrong,
        );
        const [replacement, ...alternatives] = others.slice(0, mostReplacements);
        if (replacement === undefined || leftAlone.has(rule.category?.id ?? '')) return [];
        return [
          {
            offset: offset - from,
            length,
            kind: kinds[rule.issueType ?? ''] ?? 'grammar',
            rule: `LT_${rule.id}`,
            summary: plainSentence(message),
            replacement,
            alternatives,
          },
        ];
      }),
  );
}
