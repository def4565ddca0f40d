/** Words that open a clause which may precede or follow its main clause. */
const opening =
  '(?:because|although|even though|when|whenever|while|if|unless|as long as|before|after|as soon as|in order to|so as to)';
/** A main clause with a pronoun would lose its antecedent, and one with a connective its place. */
const risky =
  /^(?:and|but|so|then|it|he|she|they|this|that|these|those|which|what|why|how|do|does|did|is|are|can|please)\b/i;
const pronoun = /\b(?:it|its|he|she|his|her|him|they|them|their|this|these|those|that)\b/i;
const leading = new RegExp(
  String.raw`^(${opening}\s[^,.;:!?()"“”]{8,120}),\s([^,.;:!?()"“”]{8,160})([.!])$`,
  'i',
);
const trailing = new RegExp(
  String.raw`^((?!(?:and|but|if|when|while|although|because)\b)[^,.;:!?()"“”]{8,160}?)\s((?:because|although|even though|unless|whenever)\s[^,.;:!?()"“”]{8,120})([.!])$`,
  'i',
);

/**
 * Moves the subordinate clause of a sentence from the beginning to the end or vice versa. Returns undefined if a
 * pronoun would precede what it refers to, or if there is more than one clause of each kind.
 */
export function reorderClauses(sentence: string): string | undefined {
  const front = leading.exec(sentence);
  if (front) {
    const [, clause = '', main = '', stop = '.'] = front;
    if (risky.test(main) || pronoun.test(main) || new RegExp(String.raw`\b${opening}\b`, 'i').test(main)) {
      return undefined;
    }
    return `${upper(main)} ${lower(clause)}${stop}`;
  }
  const back = trailing.exec(sentence);
  if (!back) return undefined;
  const [, main = '', clause = '', stop = '.'] = back;
  const inner = clause.replace(/^\S+/, '');
  if (
    pronoun.test(clause) ||
    /^(?:even|just|only|not|simply|partly|mainly|especially|largely)$/i.test(main.split(' ').at(-1) ?? '')
  ) {
    return undefined;
  }
  if (new RegExp(String.raw`\b(?:${opening}|that|which|who|whether|not)\b`, 'i').test(`${main} ${inner}`)) {
    return undefined;
  }
  return `${upper(clause)}, ${lower(main)}${stop}`;
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Only words that cannot be names lose their capital. */
const lower = (text: string): string =>
  /^(?:the|a|an|this|that|these|those|many|most|some|all|few|several|in|on|at|for|with|by|from|we|they|he|she|it|you|our|their|his|her|my|people|students|because|although|even|when|whenever|while|if|unless|as|before|after|so|no|each|every|both|there|scientists|researchers|teachers|children|nobody|no one|everyone|everybody|someone|prices|critics|experts|citizens|parents)\b/i.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
