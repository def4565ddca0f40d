import { embeddedChecker } from '@octavo/language';
import type { Config } from '../config.ts';
import type { FindModel } from '../generation/connected-model.ts';
import { modelChecker } from './by-model/model-checker.ts';
import { dictionaryPool, harperPool } from './checker-pools.ts';
import { type Corrections, createCorrections } from './corrections.ts';
import { languageToolChecker } from './languagetool/languagetool-checker.ts';
import { rememberingChecker } from './remembering-checker.ts';

/** Each thread holds its own checker, about 420 MB (docs/operations.md). */
const checkerThreads = 1;

/** The embedded checkers, preceded by what the configuration adds. */
export function chooseCorrections(
  { languageToolUrl, model }: Pick<Config, 'languageToolUrl' | 'model'>,
  findModel: FindModel,
): Corrections {
  const embedded = embeddedChecker({
    english: harperPool(checkerThreads),
    others: dictionaryPool(checkerThreads),
  });
  const checker =
    languageToolUrl === undefined
      ? embedded
      : languageToolChecker({ url: languageToolUrl, standIn: rememberingChecker(embedded) });
  return createCorrections(
    model.corrections ? modelChecker(findModel, rememberingChecker(checker)) : checker,
  );
}
