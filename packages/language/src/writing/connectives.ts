/**
 * Words that link a sentence to the one before and can be removed, in languages where the rest remains a sentence; in
 * German the verb would have to move.
 */
const connective =
  /^(?:however|therefore|moreover|furthermore|in addition|additionally|also|thus|hence|consequently|as a result|for example|for instance|in fact|indeed|besides|nevertheless|still|then|first|firstly|second|secondly|third|thirdly|finally|in conclusion|on the other hand|similarly|likewise|of course|cependant|toutefois|pourtant|néanmoins|de plus|en outre|par exemple|ainsi|donc|en effet|par conséquent|enfin|d['’]abord|tout d['’]abord|ensuite|en revanche|par contre|en conclusion|contudo|no entanto|todavia|porém|além disso|para além disso|por exemplo|portanto|assim|por isso|de facto|com efeito|por fim|finalmente|em primeiro lugar|por outro lado|em conclusão|da mesma forma),\s+/i;

/** Removes the connective from a sentence that has lost its neighbour. */
export function withoutConnective(sentence: string): string {
  const rest = sentence.replace(connective, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
