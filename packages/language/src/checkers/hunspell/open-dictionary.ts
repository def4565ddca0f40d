import { platform } from '#platform';
import { loadModule, type HunspellFactory } from 'hunspell-asm';
import type { DictionaryLanguage } from './dictionary-language.ts';

const packages = { fr: 'dictionary-fr', de: 'dictionary-de', pt: 'dictionary-pt-pt' } as const;

export interface Dictionary {
  readonly isKnown: (word: string) => boolean;
  /** Slow: up to a third of a second. */
  readonly suggest: (word: string) => readonly string[];
}

let engine: Promise<HunspellFactory> | undefined;

/** Hunspell with the dictionary of a language: about 80 ms and 20 MB. It blocks its thread while it works. */
export async function openDictionary(language: DictionaryLanguage): Promise<Dictionary> {
  engine ??= loadModule();
  const factory = await engine;
  const hunspell = factory.create(
    factory.mountBuffer(platform.readData(`${packages[language]}/index.aff`), `${language}.aff`),
    factory.mountBuffer(platform.readData(`${packages[language]}/index.dic`), `${language}.dic`),
  );
  return { isKnown: (word) => hunspell.spell(word), suggest: (word) => hunspell.suggest(word) };
}
