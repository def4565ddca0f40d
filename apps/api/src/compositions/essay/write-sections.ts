import { countWords } from '@octavo/contract/count-words';
import type { ConnectedModel } from '../../generation/connected-model.ts';
import { askedBy } from '@octavo/language/asking/gate/asked';
import { judgeAnswer, StraySigns } from '@octavo/language/asking/gate/judge-answer';
import { writeGuarded } from '@octavo/language/asking/gate/write-guarded';
import { ModelError } from '@octavo/language/asking/model-error';
import type { WrittenPrompt } from '@octavo/language/asking/prompts/written-prompt';
import {
  buildCompositionPrompt,
  promptLanguageOf,
  type CompositionMaterial,
} from '../prompts/build-composition-prompt.ts';
import { essayGoOnPrompt } from '../prompts/essay-go-on.ts';
import { essayKinds, levelStyles } from '../prompts/essay-kinds.ts';
import { essaySectionPrompt, paragraphCounts } from '../prompts/essay-section.ts';
import { atMostAtOnce } from './at-most-at-once.ts';
import type { Essay, EssaySection } from './essay.ts';
import type { EssayWanted } from './essay-wanted.ts';
import { fitWords } from './fit-words.ts';
import type { Follower } from './follow-essay.ts';
import type { Outline, OutlinedSection, Surroundings } from './outline-essay.ts';
import { paragraphsOf } from './prose.ts';
import { essayTexts } from './texts/index.ts';

/** One at a time, the longest essay would take longer than its reader waits. */
const atOnce = 4;
/** A section shorter than this share of its target is continued, up to this many times. */
const shortest = 0.9;
const mostGoingOn = 4;
/** A section is ended at this multiple of its target. */
const longest = 1.3;
/** Least time between two progress reports for a section. */
const reportEveryMs = 300;
/** Essays of at least this many words have section headings. */
const withHeadings = 1_000;
const onlyOneParagraph = 160;

/**
 * Writes an outlined essay, several sections at once. A section that the model declines twice is replaced by a notice.
 * @throws ModelError, also if no section could be used, or the signal's reason
 */
export async function writeSections(
  model: ConnectedModel,
  outline: Outline,
  wanted: EssayWanted,
  { countryCode, signal }: Surroundings,
  follower?: Follower,
): Promise<Essay> {
  const { language, style, academicLevel, wordCount } = wanted;
  const spoken = promptLanguageOf(language);
  const plan = planInWords(outline);
  const about = (section: OutlinedSection, words: number): CompositionMaterial => ({
    language,
    countryCode,
    material: { plan },
    values: {
      n: outline.sections.indexOf(section) + 1,
      count: outline.sections.length,
      kind: essayKinds[style][spoken],
      level: levelStyles[academicLevel][spoken],
      words,
      paragraphs: paragraphCounts[words < onlyOneParagraph ? 'one' : 'more'][spoken],
    },
  });

  const sectionOf = (section: OutlinedSection, paragraphs: readonly string[]): EssaySection => ({
    part: section.part,
    ...(hasHeading(section, wordCount) ? { heading: section.heading } : {}),
    paragraphs,
  });

  async function write(section: OutlinedSection, stop: AbortSignal): Promise<EssaySection> {
    const index = outline.sections.indexOf(section);
    const done = follower?.kept.get(index);
    if (done) return done;
    const grown = (paragraphs: readonly string[]) => follower?.grown(index, sectionOf(section, paragraphs));
    const first = buildCompositionPrompt(essaySectionPrompt, about(section, section.words));
    let paragraphs = await prose(model, first, section.words, stop, grown);
    for (let time = 0; time < mostGoingOn; time++) {
      const missing = section.words - wordsOf(paragraphs);
      if (missing <= section.words * (1 - shortest)) break;
      const again = about(section, missing);
      const more = buildCompositionPrompt(essayGoOnPrompt, {
        ...again,
        material: { ...again.material, written: paragraphs.join('\n\n') },
      });
      const before = paragraphs;
      const grownOn = (next: string[]) => grown(joined(before, next, section.words));
      const next = await prose(model, more, missing, stop, grownOn);
      paragraphs = joined(before, next, section.words);
    }
    if (paragraphs.length === 0) throw new ModelError({ kind: 'garbage' });
    const finished = sectionOf(section, fitWords(paragraphs, section.words, language));
    follower?.finished(index, finished);
    return finished;
  }

  const unwritten = [essayTexts[language].unwritten];
  const written = await atMostAtOnce(outline.sections, atOnce, signal, (section, stop) =>
    write(section, stop).catch((error: unknown) => ({ missing: unusable(error), section })),
  );
  if (written.every((one) => 'missing' in one)) throw written[0]?.missing;
  const sections = written.map((one) => ('missing' in one ? sectionOf(one.section, unwritten) : one));
  return { title: outline.title, sections };
}

/** Returns the error that makes a section unusable; any other error ends the essay. */
function unusable(error: unknown): ModelError {
  if (error instanceof StraySigns) return error;
  if (error instanceof ModelError && error.failure.kind === 'unusable') return error;
  throw error;
}

const isCut = ({ failure }: ModelError): boolean => failure.kind === 'unusable' && failure.why === 'cut';

const hasHeading = (
  section: OutlinedSection,
  words: number,
): section is OutlinedSection & { heading: string } =>
  section.part === 'body' && words >= withHeadings && section.heading !== undefined;

/** The continuation of a short section stays in its single paragraph. */
const joined = (before: string[], after: string[], words: number): string[] =>
  oneIfShort([...before, ...after], words);

const oneIfShort = (paragraphs: string[], words: number): string[] =>
  words < onlyOneParagraph && paragraphs.length > 1 ? [paragraphs.join(' ')] : paragraphs;

/** An answer that was left off because it was long enough has not been judged as a whole. @throws ModelError */
function judged(text: string, prompt: WrittenPrompt): string {
  judgeAnswer(wholeSentences(text), askedBy('essay', prompt));
  return text;
}

async function prose(
  model: ConnectedModel,
  prompt: WrittenPrompt,
  words: number,
  signal: AbortSignal,
  grown: (paragraphs: string[]) => void,
): Promise<string[]> {
  let text = '';
  let reportedAt = 0;
  try {
    for await (const chunk of writeGuarded(model, prompt, { name: 'essay', signal })) {
      text += chunk;
      if (countWords(text) > words * longest) {
        text = judged(text, prompt);
        break;
      }
      const now = performance.now();
      if (now - reportedAt < reportEveryMs) continue;
      reportedAt = now;
      grown(oneIfShort(paragraphsOf(text), words));
    }
  } catch (error) {
    text = wholeSentences(text);
    // What was cut off is continued.
    if (!isCut(unusable(error)) || text === '') throw error;
  }
  return oneIfShort(paragraphsOf(text), words);
}

const wholeSentences = (text: string): string => /^[\s\S]*[.!?…]["”»’)]*(?=\s|$)/u.exec(text)?.[0] ?? '';

const wordsOf = (paragraphs: readonly string[]): number => countWords(paragraphs.join('\n'));

const planInWords = ({ title, thesis, sections }: Outline): string =>
  [
    title,
    thesis,
    ...sections.map(
      ({ heading, points }, index) =>
        `${index + 1}. ${heading === undefined ? '' : `${heading}: `}${points.join('; ')}`,
    ),
  ].join('\n');
