import { placedTokens } from './placed-tokens.ts';
import type { Site } from '../../writing/sites.ts';

/** "which" refers to things: words for people keep their pronoun. */
const person =
  /^(?:person|people|man|men|woman|women|boys?|girls?|child|children|kids?|friends?|students?|parents?|mother|father|author|poets?|critics?|citizens?|pupils?|adults?|experts?|scientists?|artists?|generations?)$|(?:er|or|ist|ian)s?$/i;
/** After these "that" opens a statement, not a description. */
const statement =
  /^(?:fact|idea|belief|claim|view|notion|hope|fear|evidence|proof|sign|doubt|chance|news|way|day|time|year|moment|reason)s?$/i;

/** "a rule that holds" and "a rule which holds" mean the same if the pronoun is the subject of its clause. */
export function relativePronouns(text: string): Site[] {
  const tokens = placedTokens(text);
  return tokens.flatMap((token, index): Site[] => {
    const [noun, verb] = [tokens[index - 1], tokens[index + 1]];
    const side = token.text === 'that' ? 0 : 1;
    if ((token.text !== 'that' && token.text !== 'which') || noun?.kind !== 'NOUN' || !verb) return [];
    if (verb.kind !== 'VERB' && verb.kind !== 'AUX') return [];
    if (person.test(noun.text) || statement.test(noun.text) || verb.text.endsWith('ing')) return [];
    const replacement = side === 0 ? 'which' : 'that';
    const trace = `${noun.text} ${replacement}`;
    return [{ start: token.start, end: token.start + token.text.length, replacement, side, trace }];
  });
}
