import type { AiRequest } from '@octavo/contract';
import { keySentences } from './key-sentences.ts';
import { paraphrase } from './paraphrase.ts';
import { sentencesOf } from './sentences.ts';
import { withoutConnective } from './summarize.ts';

type Material = Pick<AiRequest, 'title' | 'text'>;

const bare = (sentence: string): string => withoutConnective(sentence).replace(/[.!?]+["'”’)]*$/, '');
const quoted = (sentence: string): string => `“${bare(sentence)}”`;
const topicOf = ({ title, text }: Material): string => title.trim() || bare(keySentences(text, 1)[0] ?? '');

/** What a text says most, said again at its end. */
export function conclusion(material: Material): string | undefined {
  const sentences = keySentences(material.text, 2);
  if (sentences.length === 0) return undefined;
  const said = sentences.map((sentence) => withoutConnective(sentence)).join(' ');
  const again = paraphrase(said) ?? said;
  return `To conclude: ${again} [What follows from this, and for whom?]`;
}

export function introduction(material: Material): string | undefined {
  const topic = topicOf(material);
  if (topic === '') return undefined;
  const claims = keySentences(material.text, 1).map((sentence) => withoutConnective(sentence));
  return [
    `[Open with a fact, a case or a question that leads to: ${topic}.]`,
    '[Say in one sentence why it matters to the reader.]',
    ...claims.map((claim) => `This text argues the following. ${claim}`),
    ...(claims.length === 0 ? ['[State the claim that you will defend.]'] : []),
    '[Name the two or three steps in which the text goes on.]',
  ].join(' ');
}

export function opposingArgument(material: Material): string | undefined {
  const claim = keySentences(material.text, 1)[0];
  const target = claim === undefined ? material.title.trim() : quoted(claim);
  if (target === '') return undefined;
  return `A critic may doubt the claim ${target} [Name the strongest reason against it.] [Give the evidence or the case on which the critic relies.] [Say what would have to be true for the critic to be right.]`;
}

export function moreDepth(material: Material): string | undefined {
  const last = sentencesOf(material.text).at(-1);
  const point = last === undefined ? material.title.trim() : quoted(last);
  if (point === '') return undefined;
  return `Take up the point ${point} [Why is it so?] [Which example shows it best?] [What does it change for the argument as a whole?] [Where does it stop being true?]`;
}

export function titleQuestions({ title }: Material): string | undefined {
  const topic = title.trim();
  if (topic === '') return undefined;
  return `${topic}: [Say what the words of the title mean here.] [Which question does the title raise, and who is concerned by it?] [What do most people think about it?] [What does this text want to show instead?]`;
}

/** An outline with blanks; headings as Markdown. */
export function outline(material: Material): string {
  const topic = topicOf(material) || '[Title]';
  return [
    `# ${topic}`,
    '## Introduction',
    '[Lead to the topic, say why it matters, state your claim.]',
    '## First point',
    '[Your strongest reason, with evidence and where it comes from.]',
    '## Second point',
    '[Another reason, with an example.]',
    '## Objection and answer',
    '[What a fair critic would say, and what you answer.]',
    '## Conclusion',
    '[What has been shown, and what follows from it.]',
  ].join('\n\n');
}
