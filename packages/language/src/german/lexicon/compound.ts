/** How to look up the parts of a German word. */
export interface Parts {
  /** A noun of the list, with its capital. */
  readonly isNoun: (word: string) => boolean;
  /** Whether the dictionary has a word in lower case. */
  readonly isSmallWord: (word: string) => boolean;
  /** Whether it is a technical term or borrowed from English, such as "log". */
  readonly isTaken: (word: string) => boolean;
}

const shortest = { first: 3, noun: 4, small: 5 };
/** "budgetiert": a verb derived from a borrowed noun. */
const verbOfNoun = /^(?<noun>\p{L}{4,}?)(?:ier(?:e|en|t|te|ten|ter|tes|tem|end|ende|enden|ung|ungen))$/u;
/** Linking elements between two nouns; no dictionary says which is right, except after the endings below. */
const joints = ['', 's', 'es', 'n', 'en', 'er', 'e'];
/** After these the linking element is an s ("Auflösungszeichen"; Duden, Fugenelement). */
const needsS = /(?:ung|heit|keit|schaft|tät|ion|ling|tum)$/u;
/** Endings that turn a noun into an adjective. */
const adjectival =
  /^(?:förmig|artig|köpfig|mäßig|fähig|frei|konform|los|reich|arm|haltig|seitig|stellig|teilig|jährig|tägig|sprachig|spezifisch|technisch|bedingt|bezogen|relevant)(?:e[nrms]?)?$/u;
/** "Naherholung" in "Naherholungsfläche". */
const adjectiveFirst = /^(?:nah|fern|kurz|schnell|hoch|tief|groß|klein|neu|alt|kalt|warm)(?=\p{L}{6})/u;
/** Adverbs written together with a participle or an adjective. */
const before =
  /^(?:neu|alt|oben|unten|nicht|hoch|tief|weit|frei|selbst|gleich|all|groß|klein|viel|mehr|ein|zwei|drei|vier)$/u;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Whether a word missing from the dictionary is composed of words that are in it: "Kreditorenbuchhaltung",
 * "rautenförmig". With a wrong linking element it is not: "Auflösungzeichen".
 */
export function isCompound(word: string, parts: Parts): boolean {
  const lower = word.toLowerCase();
  const isNoun = /^\p{Lu}/u.test(word);
  const taken = verbOfNoun.exec(lower)?.groups?.['noun'];
  if (taken !== undefined && (parts.isNoun(capital(taken)) || parts.isTaken(taken))) return true;
  for (let at = shortest.first; at <= lower.length - (isNoun ? shortest.noun : shortest.small); at++) {
    const [first, last] = [lower.slice(0, at), lower.slice(at)];
    if (!isFirst(first, parts)) continue;
    if (isNoun ? parts.isNoun(capital(last)) : isAdjective(first, last, parts)) return true;
  }
  return false;
}

function isFirst(first: string, parts: Parts): boolean {
  if (before.test(first) || (parts.isTaken(first) && first.length >= shortest.first)) return true;
  return joints.some((joint) => {
    if (!first.endsWith(joint)) return false;
    const noun = withoutAdjective(first.slice(0, first.length - joint.length));
    if (noun.length < shortest.noun || !parts.isNoun(capital(noun))) return false;
    return joint === 's' || !needsS.test(noun);
  });
}

const withoutAdjective = (noun: string): string => noun.replace(adjectiveFirst, '');

const isAdjective = (first: string, last: string, parts: Parts): boolean =>
  adjectival.test(last) ||
  (last.length >= shortest.small &&
    parts.isSmallWord(last) &&
    (before.test(first) ||
      /^ge\p{Ll}+(?:t|en)(?:e[nrms]?)?$/u.test(last) ||
      /(?:isch|lich|ig|bar|sam|iert|end|ft|rt|ten?)(?:e[nrms]?)?$/u.test(last)));
