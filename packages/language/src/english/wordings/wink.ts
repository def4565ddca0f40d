import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItemToken, type ItsFunction } from 'wink-nlp';
import { veilUnreadable } from '../../writing/veiled-text.ts';

/** Loaded when first needed (about 50 ms). */
let loaded: ReturnType<typeof winkNLP> | undefined;

const wink = (): ReturnType<typeof winkNLP> => (loaded ??= winkNLP(model, ['sbd', 'pos']));

export type EnglishToken = {
  readonly text: string;
  /** Universal part of speech: NOUN, VERB, … */
  readonly kind: string;
  readonly stem: string;
  readonly isWord: boolean;
  /** A function word such as "the". */
  readonly isStopWord: boolean;
};

export function englishSentences(text: string): string[] {
  const veiled = veilUnreadable(text);
  const sentences: string[] = wink().readDoc(veiled.text).sentences().out();
  return joined(sentences, veiled.text).map(veiled.unveil);
}

/** A full stop without a space after it is part of a name ("Node.js", "v2.4") and does not end the sentence. */
function joined(sentences: readonly string[], text: string): string[] {
  const whole: string[] = [];
  let end = 0;
  for (const sentence of sentences) {
    const start = text.indexOf(sentence, end);
    const isName =
      start === end && /[\p{L}\p{N}]\.$/u.test(whole.at(-1) ?? '') && /^[\p{L}\p{N}]/u.test(sentence);
    if (isName) whole.push((whole.pop() ?? '') + sentence);
    else whole.push(sentence);
    end = start < 0 ? end : start + sentence.length;
  }
  return whole;
}

export function englishTokens(text: string): EnglishToken[] {
  const veiled = veilUnreadable(text);
  const tokens: EnglishToken[] = [];
  wink()
    .readDoc(veiled.text)
    .tokens()
    .each((token: ItemToken) => {
      tokens.push({
        text: veiled.unveil(token.out()),
        kind: property(token, 'pos'),
        stem: property(token, 'stem'),
        isWord: property(token, 'type') === 'word',
        isStopWord: property(token, 'stopWordFlag') === 'true',
      });
    });
  return tokens;
}

/** wink's type of `out` omits some of its own readers. */
const property = (token: ItemToken, name: 'pos' | 'stem' | 'type' | 'stopWordFlag'): string =>
  String(token.out(reader(name)));

const reader = (name: string): ItsFunction<string> => Reflect.get(wink().its, name);
