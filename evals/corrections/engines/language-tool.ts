import { z } from 'zod';
import type { EvalLanguage } from '../fault.ts';
import type { Engine, Passage } from './engine.ts';

const answer = z.object({
  matches: z.array(
    z.object({
      offset: z.number(),
      length: z.number(),
      replacements: z.array(z.object({ value: z.string() })),
      rule: z.object({ id: z.string() }),
    }),
  ),
});

const tags: Readonly<Record<Exclude<EvalLanguage, 'en'>, string>> = { fr: 'fr', de: 'de-DE', pt: 'pt-PT' };
const tagOf = ({ language, country }: Passage): string =>
  language === 'en' ? `en-${country}` : tags[language];

/** A LanguageTool server with its own answers. */
export const languageTool = (base: string): Engine => ({
  name: 'LanguageTool alone',
  languages: ['en', 'fr', 'de', 'pt'],
  open: async () => ({
    async check(passage) {
      const response = await fetch(`${base.replace(/\/$/u, '')}/v2/check`, {
        method: 'POST',
        body: new URLSearchParams({ language: tagOf(passage), text: passage.text }),
      });
      if (!response.ok) throw new Error(`LanguageTool answered with status ${response.status}.`);
      return answer.parse(await response.json()).matches.map(({ offset, length, replacements, rule }) => {
        const [first, ...others] = replacements.map(({ value }) => value);
        const replacement = first ?? passage.text.slice(offset, offset + length);
        return { offset, length, replacement, alternatives: others, rule: rule.id };
      });
    },
    close: async () => {},
  }),
});
