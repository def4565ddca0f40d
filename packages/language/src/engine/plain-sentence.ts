import { upperFirst } from '@octavo/contract/upper-first';

/** A checker's message as a sentence: quotation marks for code marks, a capital first, a full stop last. */
export function plainSentence(message: string): string {
  const plain = message
    .replaceAll(/`([^`]*)`/g, '“$1”')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const ended = /[.!?…]["”’)]?$/.test(plain) ? plain : `${plain}.`;
  return upperFirst(ended);
}
