import { Dialect as HarperDialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { dialects, type Dialect } from '../dialect.ts';

export type EnglishWords = {
  /** Of these words the ones that are spelt right in a dialect. */
  known(words: readonly string[], dialect: Dialect): Promise<ReadonlySet<string>>;
  /** Of these words the ones that are spelt right nowhere. */
  unknown(words: readonly string[]): Promise<ReadonlySet<string>>;
};

/** Harper's dictionary, asked through linters that check spelling alone; they share one module and cost no memory. */
export function harperWords(): EnglishWords {
  const linters = new Map<Dialect, Promise<LocalLinter>>();
  const linterOf = (dialect: Dialect): Promise<LocalLinter> => {
    const linter = linters.get(dialect) ?? openLinter(dialect);
    linters.set(dialect, linter);
    return linter;
  };
  const misspelt = async (words: readonly string[], dialect: Dialect): Promise<Set<string>> => {
    if (words.length === 0) return new Set();
    const lints = await (await linterOf(dialect)).lint(words.join('\n\n'), { language: 'plaintext' });
    return new Set(
      lints.map((lint) => {
        const word = lint.get_problem_text();
        lint.free();
        return word;
      }),
    );
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
