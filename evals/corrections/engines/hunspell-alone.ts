import { type Hunspell, loadModule } from 'hunspell-asm';
import type { EvalLanguage } from '../fault.ts';
import type { Proposal } from '../grade.ts';
import type { Engine } from './engine.ts';

const dictionaries: Readonly<
  Partial<Record<EvalLanguage, () => Promise<{ aff: Uint8Array; dic: Uint8Array }>>>
> = {
  fr: async () => (await import('dictionary-fr')).default,
  de: async () => (await import('dictionary-de')).default,
  pt: async () => (await import('dictionary-pt-pt')).default,
};

/** Hunspell with its dictionaries and nothing else: every word is looked up separately. */
export const hunspellAlone: Engine = {
  name: 'Hunspell alone',
  languages: ['fr', 'de', 'pt'],
  open: async () => {
    const factory = await loadModule();
    const opened = new Map<EvalLanguage, Hunspell>();
    const spellerOf = async (language: EvalLanguage): Promise<Hunspell | undefined> => {
      const known = opened.get(language);
      if (known) return known;
      const files = await dictionaries[language]?.();
      if (!files) return undefined;
      const speller = factory.create(
        factory.mountBuffer(files.aff, `${language}.aff`),
        factory.mountBuffer(files.dic, `${language}.dic`),
      );
      opened.set(language, speller);
      return speller;
    };
    return {
      async check({ text, language }) {
        const speller = await spellerOf(language);
        return speller ? misspelt(text, speller) : [];
      },
      close: async () => {
        for (const speller of opened.values()) speller.dispose();
      },
    };
  },
};

const misspelt = (text: string, speller: Hunspell): Proposal[] =>
  [...text.matchAll(/\p{L}+(?:['’-]\p{L}+)*/gu)].flatMap(({ 0: word, index }) => {
    const plain = word.replaceAll('’', "'");
    if (speller.spell(plain)) return [];
    const [replacement = word, ...alternatives] = speller.suggest(plain);
    return [{ offset: index, length: word.length, replacement, alternatives, rule: 'spelling' }];
  });
