import { anyOf, beginnings, folded, mayBegin } from './pattern.ts';

const tags = '(?:seed:)?think|thinking|thought|reasoning|reflection|scratchpad|tool_call';
const opened = new RegExp(`^\\s*<(${tags})>[\\s\\S]*?</\\1>\\s*`, 'iu');
const unclosed = new RegExp(`^\\s*<(?:${tags})>`, 'iu');
const closing = new RegExp(
  `^[\\s\\S]*(?:</(?:${tags})>|<\\|channel\\|>final(?: [^<]*)?<\\|message\\|>)\\s*|^analysis(?=\\p{Lu})[\\s\\S]*assistantfinal`,
  'iu',
);
const tag = new RegExp(`</?(?:${tags})>`, 'iu');

/** How models begin to think aloud unasked. */
const openings = beginnings(`
  okay, the user|okay, so the user|okay, let|okay, i need|ok, the user|alright, the user|alright, let|hmm|
  the user wants|the user is asking|the user has|we need to|let me think|let’s think|first, i need to|
  i need to rewrite|i need to paraphrase|i need to summarize|d’accord, l’utilisateur|l’utilisateur|der nutzer|
  der benutzer möchte|o utilizador|o usuário
`);

/** The beginnings of gpt-oss's thinking. */
const harmony = ['<|channel|>', '<|start|>assistant<|channel|>'];

/** Kimi's markers for thinking. */
const signed = /^\s*◁think▷[\s\S]*?◁\/think▷\s*/u;

/** Thinking that a label opens and a line of signs closes. */
const labelled =
  /^\s*[*_]{1,3}(?:thinking|reasoning|réflexion|pensando|raciocínio|überlegung(?:en)?)(?: process| aloud)?(?::|…|\.{3})?[*_]{1,3}:?[^\S\n]*\n/iu;
const closedByRule = /^[\s\S]*?\n[^\S\n]*(?:-{3,}|\*{3,}|_{3,})[^\S\n]*\n\s*/u;
const mayBeLabel = /^[*_]{1,3}(?:$|t(?:$|hink)|rea(?:$|son)|r(?:$|é|ac)|p(?:$|ensan)|ü)/iu;

/** The answer after its thinking, even if the opening tag was lost. Empty while the thinking goes on. */
export function withoutThinking(text: string, material: string): string {
  if (tag.test(material)) return text;
  if (labelled.test(text) && !labelled.test(material) && !closedByRule.test(material)) {
    return closedByRule.test(text) ? text.replace(closedByRule, '') : '';
  }
  const rest = text.replace(signed, '').replace(opened, '');
  const answer = rest.replace(closing, '');
  const isOpen = /^\s*(?:◁|<\|(?:channel|start)\|>)/u.test(answer) || unclosed.test(answer);
  return isOpen ? '' : answer;
}

/** Whether a text closes a thinking block whose beginning was mistaken for the answer. */
export const endsThinking = (text: string, material: string): boolean =>
  !tag.test(material) && closing.test(text.replace(opened, ''));

/** Whether an answer begins like thinking, or still may; only then is all of it held back. */
export const mayBeThinking = (start: string): boolean => {
  const text = start.trimStart();
  return (
    /^(?:<\/?[a-z:_]{0,12}$|◁|analysis(?:$|\p{L}))/iu.test(text) ||
    mayBegin(text, harmony) ||
    unclosed.test(text) ||
    mayBeLabel.test(text) ||
    mayBegin(text, openings)
  );
};

const aboutTask = anyOf(
  '\\b(?:user|rewrite|rephrase|paraphras|summar|selection|utilisateur|nutzer|benutzer|utilizador|usuário)',
);

/** Whether an answer is nothing but thinking about the task. */
export const isThinkingAloud = (text: string): boolean => {
  const start = folded(text.trimStart().slice(0, 40));
  return openings.some((opening) => start.startsWith(opening)) && aboutTask.test(text);
};
