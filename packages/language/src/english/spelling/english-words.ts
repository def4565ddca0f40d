import { Dialect as HarperDialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { dialects, type Dialect } from '../dialect.ts';

export type EnglishWords = {
  /** Returns the words that are spelt correctly in a dialect. */
  known(words: readonly string[], dialect: Dialect): Promise<ReadonlySet<string>>;
  /** Returns the words that are spelt correctly in no dialect. */
  unknown(words: readonly string[]): Promise<ReadonlySet<string>>;
};

/** The size of the cache; the same words are looked up whenever a paragraph changes. */
const mostKept = 20_000;

/** Harper's dictionary, queried through linters that only check spelling; they share one module and need no extra memory. */
export function harperWords(): EnglishWords {
  const kept = new Map<Dialect, Map<string, boolean>>(dialects.map((dialect) => [dialect, new Map()]));
  const linters = new Map<Dialect, Promise<LocalLinter>>();
  const linterOf = (dialect: Dialect): Promise<LocalLinter> => {
    const linter = linters.get(dialect) ?? openLinter(dialect);
    linters.set(dialect, linter);
    return linter;
  };
  const ask = async (words: readonly string[], dialect: Dialect): Promise<ReadonlySet<string>> => {
    const lints = await (await linterOf(dialect)).lint(words.join('\n\n'), { language: 'plaintext' });
    return new Set(
      lints.map((lint) => {
        const word = lint.get_problem_text();
        lint.free();
        return word;
      }),
    );
  };
  const misspelt = async (words: readonly string[], dialect: Dialect): Promise<Set<string>> => {
    const isWrong = kept.get(dialect) ?? new Map<string, boolean>();
    const unasked = words.filter((word) => !isWrong.has(word));
    const known = words.filter((word) => isWrong.get(word) === true);
    const wrong = unasked.length === 0 ? new Set<string>() : await ask(unasked, dialect);
    if (isWrong.size > mostKept) isWrong.clear();
    for (const word of unasked) isWrong.set(word, wrong.has(word));
    return new Set([...known, ...unasked.filter((word) => wrong.has(word))]);
  };
  return {
    async known(words, dialect) {
      return new Set(words).difference(await misspelt(words, dialect));
    },
    async unknown(words) {
      let left = new Set(words);
      for (const dialect of dialects) left = await misspelt([...left], dialect);
      return left;
    },
  };
}

async function openLinter(dialect: Dialect): Promise<LocalLinter> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: HarperDialect[dialect] });
  await linter.setup();
  const rules = Object.keys(await linter.getDefaultLintConfig());
  await linter.setLintConfig(Object.fromEntries(rules.map((rule) => [rule, rule === 'SpellCheck'])));
  return linter;
}
