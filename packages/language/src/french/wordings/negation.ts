const clitics = String.raw`(?:(?:(?:me|te|se|le|la|les|lui|leur|en|y|nous|vous)\s|[mtsl]['’])){0,2}`;
const negative = String.raw`(pas(?!\s(?:mal|à|de\s(?:loup|géant))(?![\p{L}]))|jamais|rien(?!\sque(?![\p{L}])))`;
const edge = String.raw`(?![\p{L}])`;
const pronoun = 'je|tu|il|elle|on|nous|vous|ils|elles';
/** "qu'on" begins a clause like "que nous"; "vous" in "je vous en veux" does not. */
const before = String.raw`(?<![\p{L}-]|(?<!qu|l|s)['’]|(?<![\p{L}])(?:${pronoun})\s)`;
const noVerb = String.raw`(?!(?:ne|me|te|se|le|la|les|lui|leur|en|y|et|ou|de|que|est-ce)\s|n['’])`;
const subject = new RegExp(
  String.raw`${before}(${pronoun}|cela|ça)\s(${clitics})${noVerb}([\p{L}]{1,20})\s${negative}${edge}`,
  'giu',
);
const elided = new RegExp(
  String.raw`(?<![\p{L}])(j)['’]((?:y|en)\s)?${noVerb}([\p{L}]{1,20})\s${negative}${edge}`,
  'giu',
);
const neuter = new RegExp(String.raw`(?<![\p{L}])(c)['’](est|était|étaient)\s${negative}${edge}`, 'giu');
const impersonal = new RegExp(
  String.raw`(?<![\p{L}'’-]|(?<![\p{L}])(?:il|ne)\s)(f)aut\s${negative}${edge}`,
  'giu',
);

const ne = (next: string): string => (/^[aeiouyhéèêâîôœ]/iu.test(next) ? "n'" : 'ne ');
const isCapital = (letter: string): boolean => letter !== letter.toLowerCase();

/** Restores the "ne" omitted in speech: "je sais pas" → "je ne sais pas". */
export const withNe = (text: string): string =>
  text
    .replaceAll(neuter, (_, c: string, verb: string, not: string) => `${c}e n'${verb} ${not}`)
    .replaceAll(impersonal, (_, f: string, not: string) => `${isCapital(f) ? 'Il' : 'il'} ne faut ${not}`)
    .replaceAll(elided, (_, j: string, between: string | undefined, verb: string, not: string) =>
      [`${j}e `, ne(between ?? verb), between ?? '', `${verb} ${not}`].join(''),
    )
    .replaceAll(subject, (_, who: string, between: string, verb: string, not: string) =>
      [`${who} `, ne(between === '' ? verb : between), between, `${verb} ${not}`].join(''),
    );
