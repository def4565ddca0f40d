import { fixed } from '../../../engine/tokens/fixed-phrase.ts';
import { phrase } from '../../../engine/tokens/phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { adverbs, prepositions } from '../../lexicon/words.ts';

type Rule = PhraseRule<FrenchLexicon>;

const verbForms = String.raw`(?:est|suis|es|sont|êtes|sommes|étais|était|étaient|serait|sera|va|vais|vas|a|ai|as|ont|avez|avons)`;

const isNameOfThing = (word: string, lexicon: FrenchLexicon): boolean =>
  (lexicon.noun(word) | lexicon.adjective(word)) !== 0 &&
  lexicon.finite(word).length === 0 &&
  !lexicon.isInfinitive(word) &&
  !prepositions.has(word) &&
  !adverbs.has(word) &&
  !/^(?:le|la|les|y|en|tu|il|elle|nous|vous|fait|pu|dû|voulu|su|fallu)$/.test(word);

/** Words that sound alike in fixed neighbourhoods (M. Grevisse, Le Bon Usage; OQLF, Banque de dépannage linguistique). */
export const soundAlike: readonly Rule[] = [
  // "Quand au loin sonne la cloche", "quand à la nuit tombée": a clause follows.
  fixed(
    'FrQuant',
    'SoundAlike',
    String.raw`\b(?<wrong>quand) (?:à|aux?)\b(?! (?:(?:la |l['’])?(?:nuit|midi|minuit|fin|tombée|aube|approche|suite)|loin|matin|soir|printemps|petit|début|milieu|bout|fond|moment|cours|lieu|jour|crépuscule|lever|coucher|hasard|beau|contraire|premiers?|leur tour|s?on tour|m?on tour)\b)`,
    'quant',
  ),
  fixed(
    'FrQuand',
    'SoundAlike',
    String.raw`\b(?<wrong>quant) (?:je|tu|il|elle|on|nous|vous|ils|elles|même|j['’])\b`,
    'quand',
  ),
  fixed('FrPeu', 'SoundAlike', String.raw`\b(?:un|très|si|trop|assez) (?<wrong>peut|peux)\b`, 'peu'),
  fixed(
    'FrPeut',
    'SoundAlike',
    String.raw`(?:\b(?:il|elle|on|ça|cela|(?<!\b(?:moi|toi) )qui) (?:ne )?(?<wrong>peux?)\b|\bne (?<wrong>peu)\b)(?! (?:à|de|d['’]|importe|après))`,
    'peut',
  ),
  fixed('FrPeut', 'SoundAlike', String.raw`\b(?:je|tu) (?<wrong>peu|peut)\b`, 'peux'),
  fixed(
    'FrPeutEtre',
    'SoundAlike',
    String.raw`\b(?:${verbForms}|viendra|fera|faut) (?<wrong>peut être)\b`,
    'peut-être',
  ),
  fixed('FrPeutEtre', 'SoundAlike', String.raw`(?<wrong>[Pp]eut être) qu(?:e|['’])`, 'peut-être'),
  fixed(
    'FrPlutot',
    'SoundAlike',
    String.raw`\b(?<wrong>plus tôt|plus tot) (?:que de|bien|mal|bon|rare|facile|difficile|cher|sympa|content)\b`,
    'plutôt',
  ),
  fixed(
    'FrPlusTot',
    'SoundAlike',
    String.raw`\b(?:ans|heures|minutes|jours|mois|semaines|arrivé|venir|lever|possible le|partir|arriver) (?<wrong>plutôt)\b`,
    'plus tôt',
  ),
  fixed(
    'FrSen',
    'SoundAlike',
    String.raw`\b(?:il|elle|on|ils|elles|ne) (?<wrong>sans) (?:va|vont|allait|aperçoit|occupe|sert|sort|sortent|moque|souvient|rend|est|fiche|fout)\b`,
    "s'en",
  ),
  fixed(
    'FrDans',
    'SoundAlike',
    String.raw`\b(?<wrong>d['’]en) (?:le|la|les|l['’]|une|un|ma|mon|sa|son|ce|cette)\b`,
    'dans',
  ),
  fixed(
    'FrPret',
    'SoundAlike',
    String.raw`\b(?:suis|est|es|sommes|sont|êtes|était|sera|être) (?<wrong>près) (?:à|pour)\b`,
    ['prêt', 'prête'],
  ),
  fixed(
    'FrPres',
    'SoundAlike',
    String.raw`\b(?<wrong>prêt) (?:de (?:la|chez|l['’]|ma|mon|notre|Paris)|du)\b`,
    'près',
  ),
  fixed('FrBienSur', 'Accent', String.raw`\b[Bb]ien (?<wrong>sur)(?= qu|[,.!?;]| il | elle | je |$)`, 'sûr'),
  fixed(
    'FrSur',
    'Accent',
    String.raw`\b(?:suis|es|est|sommes|êtes|sont|pas|être|très) (?<wrong>sur) (?:que|qu['’]|de moi|de lui|d['’]avoir|de pouvoir)`,
    'sûr',
  ),
  fixed(
    'FrDu',
    'Accent',
    String.raw`\b(?:ai|as|a|avons|avez|ont|avait|avais|aurait|aurais|auraient) (?<wrong>du) (?:\p{L}+(?:er|ir|oir|re))\b`,
    'dû',
  ),
  fixed(
    'FrLaOut',
    'Accent',
    String.raw`\b(?:ce|cet|cette|ces|celui|celle|ceux|celles)(?: (?:jour|fois|moment|époque|temps|année|gens))?(?<wrong>[ -]la)\b(?= |[.,])(?! \p{L}+e\b)`,
    '-là',
  ),
  fixed(
    'FrLa',
    'Accent',
    String.raw`\b(?:es|suis|sont|est|étais|sera|serai|êtes|toujours|par|jusque|de) (?<wrong>la)(?=[.,!?;])`,
    'là',
  ),
  fixed(
    'FrCa',
    'Accent',
    String.raw`\b(?:comme|avec|pour|de|tout|que|fait|aime|dit) (?<wrong>sa)(?=[.,!?;])`,
    'ça',
  ),
  fixed(
    'FrCa',
    'Accent',
    String.raw`\b(?<wrong>[Cc]a) (?:va|fait|ne|n['’]|me|te|se|est|y|marche|dépend|suffit|m['’]|veut|peut|sera)\b`,
    'ça',
  ),
  fixed(
    'FrAVoir',
    'Accent',
    String.raw`\b(?:rien|quelque chose|beaucoup|prêt|prête|commence|commencé|continue|réussi|arrive|apprendre|aide|aidé|invité) (?<wrong>a) \p{L}+(?:er|ir|re)\b`,
    'à',
  ),
  fixed(
    'FrCest',
    'SoundAlike',
    String.raw`(?:^|[.!?] |, |\b(?:que|mais|et|car) )(?<wrong>s['’]est) (?:un|une|le|la|les|mon|ma|pas|très|bien|vrai|important|pour|pourquoi|à|trop|facile|difficile|moi|lui|toi|comme|ici|là)\b`,
    "c'est",
  ),
  fixed(
    'FrSest',
    'SoundAlike',
    String.raw`\b(?:il|elle|on|qui|Il|Elle|On) (?:ne )?(?<wrong>c['’]est) \p{L}+(?:é|ée|i|ie|u|ue|it|is)\b`,
    "s'est",
  ),
  fixed(
    'FrSesCes',
    'SoundAlike',
    String.raw`\b(?:avec|dans|pour|de|à|par|chez|sur) (?<wrong>c['’]est|s['’]est) \p{L}+s\b`,
    ['ses', 'ces'],
  ),
  fixed(
    'FrAuTemps',
    'SoundAlike',
    String.raw`\b(?<wrong>au temps) (?:que|de (?:gens|personnes|temps|problèmes)|pour moi)`,
    'autant',
  ),
  fixed(
    'FrTant',
    'SoundAlike',
    String.raw`\b(?<wrong>temps) (?:que (?:je|tu|il|elle|on|nous|vous|ils)|mieux|pis)\b(?<!\b(?:le|du|de|ce|longtemps|même|quelque|est|était|sera|serait|fut|grand|plein|tout|déjà|bientôt|presque|vrai|un|les|des|quel) temps que \p{L}+)`,
    'tant',
  ),
  {
    name: 'FrVoire',
    reason: 'SoundAlike',
    pattern: phrase(
      String.raw`(?<before>[\p{L}\p{N}]+) (?<wrong>voir) (?:même|plus|pire|davantage|impossible|dangereux)\b`,
    ),
    // "Il faut le voir plus souvent": behind a verb or a pronoun it is one.
    mend: (_wrong, { before = '' }, lexicon) =>
      /^\p{N}/u.test(before) || isNameOfThing(before.toLowerCase(), lexicon) ? 'voire' : undefined,
  },
  fixed(
    'FrCommeMeme',
    'SoundAlike',
    String.raw`\b(?<wrong>comme même|quant même|quand-même|qu['’]en même)\b`,
    'quand même',
  ),
  fixed('FrDavantage', 'SoundAlike', String.raw`\b(?<wrong>d['’]avantage)(?= de |[.,]| que )`, 'davantage'),
  fixed('FrParmi', 'SoundAlike', String.raw`\b(?<wrong>parmis)\b`, 'parmi'),
  fixed('FrMalgre', 'SoundAlike', String.raw`\b(?<wrong>malgrés)\b`, 'malgré'),
  fixed(
    'FrMais',
    'SoundAlike',
    String.raw`, (?<wrong>mes) (?:je|tu|il|elle|on|nous|vous|ils|elles|c['’]est|j['’]|pas|le|la|les)`,
    'mais',
  ),
  fixed(
    'FrMes',
    'SoundAlike',
    String.raw`\b(?:avec|dans|de|pour|chez|à|tous|toutes) (?<wrong>mais) (?:amis|parents|enfants|vacances|copains|frères|sœurs|études|amies|affaires)\b`,
    'mes',
  ),
  fixed('FrNi', 'SoundAlike', String.raw`\b(?<wrong>n['’]y) (?:l['’]un|moi|lui|toi|elle)\b`, 'ni'),
  fixed('FrSi', 'SoundAlike', String.raw`\b(?<wrong>s['’]y) (?:tu|je|on|nous|vous|jamais|bien)\b`, 'si'),
  fixed('FrTai', 'SoundAlike', String.raw`\b[Cc]['’](?<wrong>étais)\b`, 'était'),
  fixed(
    'FrCestait',
    'SoundAlike',
    String.raw`(?:^|[.!?] |\b(?:que|car) )(?<wrong>[Ss]['’]était) (?:un|une|le|la|les|très|bien|trop|pas)\b`,
    "c'était",
  ),
  fixed(
    'FrJai',
    'SoundAlike',
    String.raw`\b(?<wrong>[Jj]['’](?:é|est|et|ais)) (?:\p{L}+(?:é|i|u|is|it)|un|une|le|la|faim|froid|peur|\p{N}+ ans)\b`,
    "j'ai",
  ),
  fixed(
    'FrCense',
    'SoundAlike',
    String.raw`\b(?:est|suis|es|sont|était|étais|étaient|êtes|sommes|serait) (?<wrong>sensé)(?=(?:e|s|es)? \p{L}+(?:er|ir|re|oir)\b)`,
    'censé',
  ),
  fixed('FrJe', 'SoundAlike', String.raw`\b(?<wrong>[Jj]['’]est)\b`, "j'ai"),
];
