import type { AiRequest } from '@octavo/contract';
import type { CheckedLanguage } from '../engine/checked-language.ts';
import { fill } from '../engine/fill.ts';
import { withoutConnective } from './connectives.ts';
import { keySentences } from './key-sentences.ts';
import { scaffoldTexts } from './scaffold-texts/index.ts';
import { sentencesOf } from './sentences.ts';
import { wordings } from './wordings.ts';

type Material = Pick<AiRequest, 'title' | 'text'>;

const bare = (sentence: string): string => withoutConnective(sentence).replace(/\s*[.!?]+["'”’»)]*$/, '');
const quoted = (sentence: string, language: CheckedLanguage): string =>
  fill(scaffoldTexts[language].quoted, { words: bare(sentence) });
const topicOf = ({ title, text }: Material): string => title.trim() || bare(keySentences(text, 1)[0] ?? '');

/** What a text says most, said again at its end. */
export function conclusion(material: Material, language: CheckedLanguage): string | undefined {
  const sentences = keySentences(material.text, 2);
  if (sentences.length === 0) return undefined;
  const said = sentences.map((sentence) => withoutConnective(sentence)).join(' ');
  const again = wordings[language].paraphrase(said) ?? said;
  return fill(scaffoldTexts[language].conclusion, { said: again });
}

export function introduction(material: Material, language: CheckedLanguage): string | undefined {
  const topic = topicOf(material);
  if (topic === '') return undefined;
  const { open, matter, claim, noClaim, steps } = scaffoldTexts[language].introduction;
  const claims = keySentences(material.text, 1).map((sentence) => withoutConnective(sentence));
  return [
    fill(open, { topic }),
    matter,
    ...(claims.length === 0 ? [noClaim] : claims.map((said) => fill(claim, { claim: said }))),
    steps,
  ].join(' ');
}

export function opposingArgument(material: Material, language: CheckedLanguage): string | undefined {
  const claim = keySentences(material.text, 1)[0];
  const target = claim === undefined ? material.title.trim() : quoted(claim, language);
  return target === '' ? undefined : fill(scaffoldTexts[language].opposing, { target });
}

export function moreDepth(material: Material, language: CheckedLanguage): string | undefined {
  const last = sentencesOf(material.text).at(-1);
  const point = last === undefined ? material.title.trim() : quoted(last, language);
  return point === '' ? undefined : fill(scaffoldTexts[language].depth, { point });
}

export function titleQuestions({ title }: Material, language: CheckedLanguage): string | undefined {
  const topic = title.trim();
  return topic === '' ? undefined : fill(scaffoldTexts[language].title, { topic });
}

/** An outline with blanks; headings as Markdown. */
export function outline(material: Material, language: CheckedLanguage): string {
  const { untitled, outline: parts } = scaffoldTexts[language];
  return [
    `# ${topicOf(material) || untitled}`,
    ...parts.flatMap(([heading, task]) => [`## ${heading}`, task]),
  ].join('\n\n');
}
