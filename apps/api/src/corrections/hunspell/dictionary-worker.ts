import { parentPort } from 'node:worker_threads';
import type { DictionaryLanguage } from './dictionary-language.ts';
import { openLanguageChecker, type LanguageChecker } from './language-checker.ts';

export type DictionaryJob = {
  readonly paragraph: string;
  readonly language: DictionaryLanguage;
};

/** Each language is loaded with the first text in it. */
const checkers = new Map<DictionaryLanguage, Promise<LanguageChecker>>();

function checkerOf(language: DictionaryLanguage): Promise<LanguageChecker> {
  const checker = checkers.get(language) ?? openLanguageChecker(language);
  checkers.set(language, checker);
  return checker;
}

parentPort?.on('message', ({ paragraph, language }: DictionaryJob) => {
  void checkerOf(language)
    .then((checker) => checker.check(paragraph))
    .then((result) => parentPort?.postMessage({ result }));
});
parentPort?.postMessage({ ready: true });
