const leastWords = 6;

/**
 * Leaves out what a sentence can do without: remarks in brackets or between dashes, and relative clauses that commas
 * set off in English, French and Portuguese. Gives the sentence itself where nothing can go.
 */
export function trimSentence(sentence: string): string {
  const core = sentence
    .replaceAll(/\s{2,}/g, ' ')
    .replaceAll(/\s*\([^()]*\)/g, '')
    .replaceAll(/\s+[–—]\s+[^–—]*?\s+[–—]\s+/g, ' ')
    .replaceAll(/,\s(?:which|who|whose|qui|dont|que|cujo|cuja|o qual|a qual)\s[^,.;:]+(?=,)\s*,/g, '')
    .replace(/,\s(?:which|who|whose)\s[^,;:]+(?=[.!?]$)/, '')
    .replaceAll(/\s{2,}/g, ' ');
  return core.split(' ').length >= leastWords ? core : sentence;
}
