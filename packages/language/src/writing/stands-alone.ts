import type { CheckedLanguage } from '../engine/checked-language.ts';

/** In words. */
const shortest = 5;
const longest = 30;

/** A question, an address to the reader, a quotation or a remark is not a statement that can be quoted. */
const notPlain = /[?!:;"“”„«»()[\]@]|\/\/|\.{2}|…/u;
const reader: Readonly<Record<CheckedLanguage, RegExp>> = {
  en: holding('you|your|yours'),
  fr: holding('vous|votre|vos|tu|toi|ton|ta|tes'),
  de: holding('du|dich|dir|dein\\p{L}*|euch|eue?r\\p{L}*'),
  pt: holding('você|vocês|tu|ti|teus?|tuas?'),
};
/** The German polite form, which is a different word in lower case. */
const formal = /(?<=\p{L}[\s,]+)(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u;
/** Words that refer to another part of the text. */
const elsewhere: Readonly<Record<CheckedLanguage, RegExp>> = {
  en: holding('above|below|following'),
  fr: holding('ci-dessus|ci-dessous|suivante?s?'),
  de: holding('oben|unten|siehe|obig\\p{L}*|folgend\\p{L}*'),
  pt: holding('acima|abaixo|seguintes?'),
};

/** Openings of sentences that make no sense without the previous one. */
const leaning: Readonly<Record<CheckedLanguage, RegExp>> = {
  en: beginning(
    "it|it's|its|this|that|these|those|they|their|he|his|she|her|him|such|so|but|and|or|yet|nor|both|neither|either|another|others?|some|most|many|then|thus|here|yes|no|one|as|like|the (?:same|former|latter|first|second|third|last|other|others|next|result|reason|answer)",
  ),
  fr: beginning(
    "ils?|elles?|ce|c['’]\\p{L}+|cet|cette|ces|cela|ça|celui|celle|ceux|celles|son|sa|ses|leurs?|mais|et|or|donc|car|ainsi|là|ici|y|oui|non|quant|(?:le|la|les) (?:mêmes?|premi\\p{L}+|deuxièmes?|second\\p{L}*|derni\\p{L}+|autres?|suivant\\p{L}*)|l['’](?:autre|un|une)",
  ),
  de: beginning(
    'es|er|sie|ihr\\p{L}*|sein\\p{L}*|dies\\p{L}*|jene\\p{L}*|solche\\p{L}*|da(?:her|rum|bei|mit|zu|durch|für|gegen|nach|nn|ran|rauf|raus|rin|rüber|von|vor)?|deshalb|deswegen|so|aber|und|oder|doch|denn|auch|hier|dort|dann|beide\\p{L}*|andere\\p{L}*|ja|nein|das (?:ist|war|wird|wurde|hat|hatte|kann|heißt|bedeutet|liegt|gilt|macht|führt|zeigt|sind|waren|alles)|(?:der|die|das) (?:gleich|selb|erst|zweit|letzt|ander|nächst)\\p{L}*|(?:der|die|das)selbe\\p{L}*',
  ),
  pt: beginning(
    'eles?|elas?|poderá|pode|deverá|deve|isto|isso|aquilo|estes?|estas?|esses?|essas?|aquel\\p{L}+|seus?|suas?|mas|e|ou|assim|também|aqui|ali|lá|sim|não|ambos|ambas|outros?|outras?|tais|tal|[oa]s? (?:mesm|primeir|segund|últim|outr)\\p{L}+',
  ),
};

/** Whether a sentence is a statement that can be quoted on its own. */
export function standsAlone(sentence: string, language: CheckedLanguage): boolean {
  const words = sentence.split(/\s+/u).length;
  return (
    words >= shortest &&
    words <= longest &&
    sentence.endsWith('.') &&
    !notPlain.test(sentence.slice(0, -1)) &&
    !reader[language].test(sentence) &&
    !(language === 'de' && formal.test(sentence)) &&
    !elsewhere[language].test(sentence) &&
    !leaning[language].test(sentence)
  );
}

function beginning(words: string): RegExp {
  return new RegExp(`^(?:${words})(?![\\p{L}’'-])`, 'iu');
}

function holding(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}’'-])(?:${words})(?![\\p{L}’'-])`, 'iu');
}
