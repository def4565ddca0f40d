import type { Caller } from '../../engine/caller.ts';
import type { Finding } from '../../engine/finding.ts';
import type { SpellingHabit } from '../../engine/spelling-habit.ts';
import type { DictionaryLanguage } from './dictionary-language.ts';
import { createEfforts, unlimited } from './effort.ts';
import { type LanguageChecker, openLanguageChecker } from './language-checker.ts';

export type DictionaryJob = {
  readonly paragraph: string;
  readonly language: DictionaryLanguage;
  readonly habit?: SpellingHabit;
  /** Whose effort budget is charged; undefined for the server's own work. */
  readonly caller?: Caller;
};

export type DictionaryAnswer = {
  readonly findings: readonly Finding[];
  /** The caller's effort budget ran out, so there may be more to find. */
  readonly hurried: boolean;
};

/** Checks in this thread; each language is loaded with the first text in it. */
export function checkOthers(): (job: DictionaryJob) => Promise<DictionaryAnswer> {
  const checkers = new Map<DictionaryLanguage, Promise<LanguageChecker>>();
  const effortOf = createEfforts();

  function checkerOf(language: DictionaryLanguage): Promise<LanguageChecker> {
    const checker = checkers.get(language) ?? openLanguageChecker(language);
    checkers.set(language, checker);
    return checker;
  }

  return async ({ paragraph, language, habit, caller }) => {
    const checker = await checkerOf(language);
    const effort = caller ? effortOf(caller) : unlimited;
    let hurried = false;
    const watched = (may: () => boolean) => (): boolean => {
      const allowed = may();
      hurried ||= !allowed;
      return allowed;
    };
    const findings = checker.check(
      paragraph,
      { ...effort, mayTry: watched(effort.mayTry), maySearch: watched(effort.maySearch) },
      habit,
    );
    return { findings, hurried };
  };
}
