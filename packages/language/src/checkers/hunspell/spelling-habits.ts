import type { Finding } from '../../engine/finding.ts';
import type { SpellingHabit } from '../../engine/spelling-habit.ts';

type IsKnown = (word: string) => boolean;

/** What Brazilians pronounce and write: "recepção", "aspecto" (Acordo Ortográfico de 1990, base IV). */
const spokenConsonant =
  /(?:[ern]cep[çct]|aspect|respectiv|perspectiv|espect|detect|conect|infec[çc]|confec[çc]|caract)/u;
const ofBrazil = /^(?:ônibus|conosco|umidade|úmid[oa]s?|caminh(?:ão|ões|oneiro)|controles?|quatorze)$/u;

/** Whether a word that the dictionary lacks is right in this spelling. */
export function isRightIn(habit: SpellingHabit, word: string, isKnown: IsKnown): boolean {
  if (habit === 'de-CH') return withSharpS(word).some((other) => isKnown(other));
  const lower = word.toLowerCase();
  if (ofBrazil.test(lower)) return true;
  // "econômico", "bebê".
  const european = lower.replaceAll('ô', 'ó').replaceAll('ê', 'é');
  if (european !== lower && isKnown(european)) return true;
  return spokenConsonant.test(lower) && isKnown(lower.replace(/[cp](?=[çct])/u, ''));
}

/** The word with ß instead of one "ss" or of all: "Grossstrasse". */
export function withSharpS(word: string): string[] {
  const places = [...word.matchAll(/ss/gu)].map(({ index }) => index);
  return [
    ...places.map((at) => `${word.slice(0, at)}ß${word.slice(at + 2)}`),
    ...(places.length > 1 ? [word.replaceAll('ss', 'ß')] : []),
  ];
}

/** Adapts findings to the text's spelling: drops those about usage in Portugal for Brazil, and ß for Switzerland. */
export function inHabit(findings: readonly Finding[], habit: SpellingHabit | undefined): readonly Finding[] {
  if (habit === 'pt-BR') return findings.filter(({ reason }) => reason !== 'Variety');
  if (habit === undefined) return findings;
  const swiss = (text: string): string => text.replaceAll('ß', 'ss');
  return findings.map((finding) => ({
    ...finding,
    replacement: swiss(finding.replacement),
    alternatives: finding.alternatives.map(swiss),
  }));
}
