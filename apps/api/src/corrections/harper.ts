import { Dialect as HarperDialect, LocalLinter, type Lint } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import type { Dialect } from './dialect.ts';
import { englishness } from './english.ts';
import type { Finding } from './finding.ts';
import { correctionKind } from './lint-kinds.ts';
import { withoutOverlaps } from './overlaps.ts';
import { quietRules } from './quiet-rules.ts';
import { plainSentence } from './plain-sentence.ts';

export type EnglishChecker = { check(paragraph: string, dialect: Dialect): Promise<Finding[]> };

/** Loads Harper (about a second, 350 MB). It blocks its thread while it checks: run it in a worker. */
export async function loadHarper(): Promise<EnglishChecker> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: HarperDialect.American });
  await linter.setup();
  const rules = Object.fromEntries(Object.keys(quietRules).map((rule) => [rule, false]));
  const speak = async (dialect: Dialect): Promise<void> => {
    if ((await linter.getDialect()) !== HarperDialect[dialect])
      await linter.setDialect(HarperDialect[dialect]);
    await linter.setLintConfig({ ...(await linter.getDefaultLintConfig()), ...rules });
  };
  let spoken: Dialect | undefined;
  // The index of near words is built at the first misspelt word and takes two seconds: do it now.
  await linter.lint('A mispelt word.', { language: 'plaintext' });
  return {
    async check(paragraph, dialect) {
      const guess = englishness(paragraph);
      if (guess === 'other' || (guess === 'unclear' && !(await linter.isLikelyEnglish(paragraph)))) return [];
      if (spoken !== dialect) await speak(dialect);
      spoken = dialect;
      const groups = await linter.organizedLints(paragraph, { language: 'plaintext', dedup: false });
      const findings = Object.entries(groups).flatMap(([rule, lints]) =>
        lints.flatMap((lint) => toFinding(paragraph, rule, lint)),
      );
      return withoutOverlaps(findings);
    },
  };
}

const removal = 1;
const insertion = 2;

/** A lint without a suggestion is left out: an empty replacement would mean that the words are to be deleted. */
function toFinding(paragraph: string, rule: string, lint: Lint): Finding[] {
  const { start, end } = lint.span();
  const wrong = paragraph.slice(start, end);
  const replacements = lint.suggestions().map((suggestion) => {
    const kind: number = suggestion.kind();
    if (kind === removal) return '';
    return kind === insertion ? wrong + suggestion.get_replacement_text() : suggestion.get_replacement_text();
  });
  const [replacement, ...alternatives] = [...new Set(replacements)].filter((text) => text !== wrong);
  const finding = {
    offset: start,
    length: end - start,
    kind: correctionKind(lint.lint_kind()),
    rule,
    summary: plainSentence(lint.message()),
  };
  lint.free();
  return replacement === undefined || end === start ? [] : [{ ...finding, replacement, alternatives }];
}
