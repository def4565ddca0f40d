import { Dialect as HarperDialect, LocalLinter, type Lint } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { outsideAddresses } from '../../engine/addresses.ts';
import { boundWork, outsideMasks } from '../../engine/bound-work.ts';
import { withCertainty } from '../../engine/certainty/with-certainty.ts';
import { type Dialect, dialectOf, type English } from '../../english/dialect.ts';
import { markedLikelier } from '../../english/context/marked-likelier.ts';
import { englishness } from '../../english/englishness.ts';
import { isDoubtful } from './doubtful.ts';
import type { Finding } from '../../engine/finding.ts';
import { correctionKind } from './lint-kinds.ts';
import { withoutOverlaps } from '../../engine/overlaps.ts';
import { misplacedSpaces } from '../../engine/spaces.ts';
import { withOwnRules } from '../../english/own-rules.ts';
import { quietRules } from './quiet-rules.ts';
import { plainSentence } from '../../engine/plain-sentence.ts';
import { isEnglishButForOne } from '../../english/spelling/english-line.ts';
import { withWordsOnly } from '../../english/spelling/proposed-words.ts';
import { createSpelling } from '../../english/spelling/spelling.ts';
import { smallStart } from '../../english/rules/phrases/capitals.ts';
import { wordsOfShortLine } from '../../engine/short-line.ts';
import { isCounted, isOfCommonWords } from '../../english/spelling/word-counts.ts';

export type EnglishChecker = {
  check(paragraph: string, english: English, surroundings?: Surroundings): Promise<Finding[]>;
};

export type Surroundings = {
  /** It continues a sentence of the previous paragraph, as a list item does. */
  readonly continues?: boolean | undefined;
  /** It stands among English paragraphs, so a few words that do not show their language count as English. */
  readonly amongEnglish?: boolean | undefined;
};

// Harper builds its index of similar words when it first meets a word that resembles none, which takes seconds.
const oddWord = 'qxzzvbn';
/** A short sentence is judged like a line without a full stop. */
const closingMark = /[.!?…]+["'”’»)]*\s*$/u;
const firstCapitals: ReadonlySet<string> = new Set(['SentenceCapitalization', smallStart]);

/** Loads Harper (about three seconds, 400 MB). It blocks its thread while it checks: run it in a worker. */
export async function loadHarper(): Promise<EnglishChecker> {
  const spelling = createSpelling();
  const linters = new Map<Dialect, Promise<LocalLinter>>();
  const linterOf = (dialect: Dialect): Promise<LocalLinter> => {
    const linter = linters.get(dialect) ?? openLinter(dialect);
    linters.set(dialect, linter);
    return linter;
  };
  await (await linterOf('American')).lint(oddWord, { language: 'plaintext' });
  await spelling.warm(oddWord);
  withOwnRules(oddWord, []);

  return {
    async check(paragraph, english, { continues = false, amongEnglish = false } = {}) {
      const linter = await linterOf(dialectOf(english));
      const guess = englishness(paragraph);
      const bounded = guess === 'other' ? null : boundWork(paragraph, isCounted);
      if (bounded === null) return [];
      const line = wordsOfShortLine(bounded.text.replace(closingMark, ''));
      if (
        guess === 'unclear' &&
        !amongEnglish &&
        !isOfCommonWords(bounded.text) &&
        !(line && isEnglishButForOne(line, await spelling.unknownIn(line))) &&
        !(await linter.isLikelyEnglish(bounded.text))
      ) {
        return [];
      }
      const groups = await linter.organizedLints(bounded.text, { language: 'plaintext', dedup: false });
      const findings = Object.entries(groups).flatMap(([rule, lints]) =>
        lints.flatMap((lint) => toFinding(paragraph, rule, lint)),
      );
      const spaces = misplacedSpaces(bounded.text, 'en', isCounted);
      const kept = [...findings, ...spaces].filter((finding) => !isDoubtful(paragraph, finding));
      const reviewed = await spelling.review(paragraph, outsideAddresses(paragraph, kept), english);
      const found = withoutOverlaps(
        outsideAddresses(paragraph, outsideMasks(withOwnRules(bounded.text, reviewed), bounded)),
      );
      const worded = await withWordsOnly(paragraph, found, (words) => spelling.unknown(words));
      const all = withCertainty(paragraph, markedLikelier(paragraph, worded), 'en');
      return continues ? all.filter(({ offset, rule }) => offset > 0 || !firstCapitals.has(rule)) : all;
    },
  };
}

async function openLinter(dialect: Dialect): Promise<LocalLinter> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: HarperDialect[dialect] });
  await linter.setup();
  const quiet = Object.fromEntries(Object.keys(quietRules).map((rule) => [rule, false]));
  await linter.setLintConfig({ ...(await linter.getDefaultLintConfig()), ...quiet });
  return linter;
}

const removal = 1;
const insertion = 2;

/** Drops a lint without a suggestion: an empty replacement would mean that the words are to be deleted. */
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
    reason: lint.lint_kind(),
    rule,
    summary: plainSentence(lint.message()),
  };
  lint.free();
  return replacement === undefined || end === start ? [] : [{ ...finding, replacement, alternatives }];
}
