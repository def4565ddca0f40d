const leastWords = 6;

/**
 * Removes what a sentence can do without: remarks in brackets or between dashes, and relative clauses set off by commas
 * in English, French and Portuguese. Returns the sentence itself if nothing can be removed.
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
