import { pseudo } from './pseudo-locale.ts';

// Keys and figures are the same in every language; the editor's content is the reader's.
const left = 'script, style, svg, kbd, [contenteditable], [lang]:not(html)';
const words = /\p{Script=Latin}{3}/u;

/**
 * Replaces the texts of the page as the pseudo-locale would: a component's texts come from its story, so the language
 * switch does not affect them. Returns a function that undoes it.
 */
export function stretchTexts(): () => void {
  const undone: (() => void)[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (!(node instanceof Text) || !words.test(node.data)) continue;
    if (node.parentElement?.closest(left) !== null) continue;
    const text = node;
    const { data } = text;
    text.data = data.replace(data.trim(), (written) => pseudo(written));
    undone.push(() => (text.data = data));
  }
  for (const input of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    const { placeholder } = input;
    if (!words.test(placeholder)) continue;
    input.placeholder = pseudo(placeholder);
    undone.push(() => (input.placeholder = placeholder));
  }
  return () => undone.forEach((undo) => undo());
}
