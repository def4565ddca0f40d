const clitic = String.raw`(?:(?:me|te|se|le|la|les|lui|leur|en|y|nous|vous)\s|[mtsl]['’])?`;
const negative = String.raw`(pas(?!\s(?:mal|à|de\s(?:loup|géant))(?![\p{L}]))|jamais|rien(?!\sque(?![\p{L}])))`;
const edge = String.raw`(?![\p{L}])`;
const subject = new RegExp(
  String.raw`(?<![\p{L}'’-])(je|tu|il|elle|on|nous|vous|ils|elles)\s(${clitic})(?!ne\s|n['’]|me\s|te\s|se\s|le\s|la\s|les\s|lui\s|leur\s|en\s|y\s|et\s|ou\s|de\s|que\s|est-ce)([\p{L}]{1,20})\s${negative}${edge}`,
  'giu',
);
const elided = new RegExp(
  String.raw`(?<![\p{L}])(j)['’]((?:y|en)\s)?([\p{L}]{1,20})\s${negative}${edge}`,
  'giu',
);
const neuter = new RegExp(
  String.raw`(?<![\p{L}])(c)['’](est|était|étaient|étais)\s${negative}${edge}`,
  'giu',
);

/** Puts back the "ne" that speech leaves out: "je sais pas" → "je ne sais pas". */
export const withNe = (text: string): string =>
  text
    .replaceAll(neuter, (_, c: string, verb: string, not: string) => `${c}e n'${verb} ${not}`)
    .replaceAll(
      elided,
      (_, j: string, between: string | undefined, verb: string, not: string) =>
        `${j}e n'${between ?? ''}${verb} ${not}`,
    )
    .replaceAll(
      subject,
      (_, who: string, between: string, verb: string, not: string) =>
        `${who} ${/^[aeiouyhéèêâîôœ]/iu.test(between === '' ? verb : between) ? "n'" : 'ne '}${between}${verb} ${not}`,
    );
