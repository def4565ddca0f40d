const irregular: Readonly<Record<string, string>> = {
  "can't": 'cannot',
  "won't": 'will not',
  "shan't": 'shall not',
  "ain't": "ain't",
  "let's": 'let us',
  "i'm": 'I am',
};

/** In a question "not" moves behind the subject: "Don't you" must become "Do you not". */
const question =
  /\b(do|does|did|is|are|was|were|have|has|had|would|could|should|can|will|wo|ca)n['’]t\s+(i|you|he|she|it|we|they|there)\b/gi;

/**
 * Expands contractions. Where 's or 'd could stand for two verbs ("he's gone", "he'd gone") the next word decides, and
 * ambiguous ones stay.
 */
export function expandContractions(text: string): string {
  return text
    .replaceAll(question, (_, verb: string, subject: string) => {
      const whole: Readonly<Record<string, string>> = { wo: 'will', ca: 'can' };
      const full = whole[verb.toLowerCase()] ?? verb.toLowerCase();
      return `${/^[A-Z]/.test(verb) ? full.charAt(0).toUpperCase() + full.slice(1) : full} ${subject} not`;
    })
    .replaceAll(/\b(?:can|won|shan|ain|let|i)['’](?:t|s|m)\b/gi, (found) => {
      const full = irregular[found.toLowerCase().replace('’', "'")] ?? found;
      return /^[A-Z]/.test(found) ? full.charAt(0).toUpperCase() + full.slice(1) : full;
    })
    .replaceAll(
      /\b(do|does|did|is|are|was|were|have|has|had|would|could|should|must|might|need)n['’]t\b/gi,
      '$1 not',
    )
    .replaceAll(
      /\b(I|you|we|they|who|that|there)['’](re|ve|ll)\b/gi,
      (_, subject: string, verb: string) => `${subject} ${full[verb.toLowerCase()] ?? verb}`,
    )
    .replaceAll(/\b(he|she|it)['’]ll\b/gi, '$1 will')
    .replaceAll(
      /\b(it|that|there|he|she|what|where|who|how|here)['’]s(?=\s+(?:a|an|the|not|no|in|on|at|very|so|too|why|how|what|because|important|clear|hard|easy|true|possible|likely|going|good|bad|better|difficult|necessary|my|your|his|her|our|their|about|like|more|less|[a-z]+ing)\b)/gi,
      '$1 is',
    )
    .replaceAll(
      /\b(it|that|there|he|she)['’]s(?=\s+(?:(?:never|always|also|still|just|already)\s+)?been\b)/gi,
      '$1 has',
    )
    .replaceAll(
      /\b(who)['’]s(?=\s+(?:interested|responsible|involved|able|aware|willing|ready)\b)/gi,
      '$1 is',
    )
    .replaceAll(/\b([a-z]{3,})['’]s(?=\s+about\s+(?:a|an|the|to|how|what)\b)/gi, '$1 is')
    .replaceAll(/\b(should|could|would|might|must)['’]ve\b/gi, '$1 have')
    .replaceAll(
      /\b(I|you|he|she|it|we|they)['’]d(?=\s+(?:be|like|have|say|want|need|go|make|never be)\b)/gi,
      '$1 would',
    )
    .replaceAll(/\b(I|you|he|she|it|we|they)['’]d(?=\s+(?:been|had|gone|seen|done)\b)/gi, '$1 had');
}

const full: Readonly<Record<string, string>> = { re: 'are', ve: 'have', ll: 'will' };

/** Contracts what is contracted in speech, but never at the end of a sentence ("so it is."). */
export function contract(text: string): string {
  const follows = String.raw`(?=\s+[a-z])`;
  return text
    .replaceAll(
      new RegExp(
        String.raw`\b(do|does|did|is|are|was|were|have|has|had|would|could|should) not${follows}`,
        'gi',
      ),
      "$1n't",
    )
    .replaceAll(new RegExp(String.raw`\bcannot${follows}`, 'g'), "can't")
    .replaceAll(new RegExp(String.raw`\bCannot${follows}`, 'g'), "Can't")
    .replaceAll(new RegExp(String.raw`\bwill not${follows}`, 'g'), "won't")
    .replaceAll(new RegExp(String.raw`\bI am${follows}`, 'g'), "I'm")
    .replaceAll(new RegExp(String.raw`\b(you|we|they) are${follows}`, 'gi'), "$1're")
    .replaceAll(new RegExp(String.raw`\b(I|you|we|they) will${follows}`, 'gi'), "$1'll")
    .replaceAll(
      /\b(it|that|there) is(?=\s+(?:a|an|the|not|very|so|too|important|clear|hard|easy|true)\b)/gi,
      "$1's",
    )
    .replaceAll(
      /\b(I|you|we|they) have(?=\s+(?:been|seen|found|shown|made|learned|come|become)\b)/gi,
      "$1've",
    );
}
