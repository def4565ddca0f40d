import type { Correction } from '@octavo/contract';

/** What finds mistakes in a text. */
export type Checker = {
  check(text: string, countryCode: string, signal: AbortSignal): Promise<readonly Correction[]>;
};

/** Fixes spelling and grammar, takes out doubled words and fillers; nothing where nothing is to be changed. */
export async function smooth(
  text: string,
  checker: Checker,
  { countryCode, signal }: { countryCode: string; signal: AbortSignal },
): Promise<string | undefined> {
  const mistakes = (await checker.check(text, countryCode, signal)).filter(
    ({ icon }) => icon === 'spelling' || icon === 'grammar',
  );
  const correct = mistakes
    .toReversed()
    .reduce(
      (result, { offset, length, replacement }) =>
        result.slice(0, offset) + replacement + result.slice(offset + length),
      text,
    );
  const result = withoutFillers(correct);
  return result === text ? undefined : result;
}

const fillers =
  /(?:, )?\b(?:basically|actually|literally|you know|i mean|to be honest|needless to say|as a matter of fact),\s+/gi;

/** Takes out doubled words and the fillers that a comma sets off. */
export function withoutFillers(text: string): string {
  return text
    .replaceAll(/\b((?!that\b|had\b|very\b|so\b)\p{L}+) \1\b/giu, '$1')
    .replaceAll(fillers, (found, at: number) => (found.startsWith(',') ? ', ' : at === 0 ? '' : ''))
    .replaceAll(/\bvery very\b/gi, 'very')
    .replaceAll(/(?<=\S) {2,}/g, ' ')
    .replaceAll(/ +([,.;:!?])(?=\s|$)/g, '$1')
    .replaceAll(
      /(^|[.!?]\s+)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}
