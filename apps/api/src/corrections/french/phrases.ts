import { phrase, type PhraseRule, type Reason } from '../tokens/rule.ts';
import type { FrenchLexicon } from './lexicon.ts';

type Rule = PhraseRule<FrenchLexicon>;
const fixed = (name: string, reason: Reason, source: string, right: string | readonly string[]): Rule => ({
  name,
  reason,
  pattern: phrase(source),
  mend: () => right,
});
const verbForms = String.raw`(?:est|suis|es|sont|êtes|sommes|étais|était|étaient|serait|sera|va|vais|vas|a|ai|as|ont|avez|avons)`;

/** Words that sound alike in fixed neighbourhoods (M. Grevisse, Le Bon Usage; OQLF, Banque de dépannage linguistique). */
const soundAlike: readonly Rule[] = [
  fixed('FrQuant', 'SoundAlike', String.raw`\b(?<wrong>quand) (?:à|au|aux)\b`, 'quant'),
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
    String.raw`\b(?:il|elle|on|ça|cela|ne|qui) (?<wrong>peu|peux)\b(?! (?:à|de|d['’]|importe|après))`,
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
    String.raw`\b(?<wrong>temps) (?:que (?:je|tu|il|elle|on|nous|vous|ils)|mieux|pis)\b(?<!\b(?:le|du|de|ce|longtemps|même|quelque) temps que \p{L}+)`,
    'tant',
  ),
  fixed(
    'FrVoire',
    'SoundAlike',
    String.raw`\b(?<wrong>voir) (?:même|plus|pire|davantage|impossible|dangereux)\b(?<!\b(?:à|pour|de|va|peut|faut|aller|faire|laisser) voir \p{L}+)`,
    'voire',
  ),
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
    String.raw`, (?<wrong>mes) (?:je|tu|il|elle|on|nous|vous|ils|elles|c['’]est|j['’]|pas|le|la|les|aussi)`,
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
    String.raw`\b(?<wrong>[Ss]['’]était) (?:un|une|le|la|les|très|bien|trop|pas)\b`,
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

const hyphens: readonly Rule[] = [
  {
    name: 'FrHyphen',
    reason: 'Standard',
    pattern: phrase(
      String.raw`(?:^|[.!?«] |, |\b(?:où|comment|quand|que|pourquoi|qui) )(?<wrong>(?:peux|veux|as|es|vas|dois|sais|fais|viens|aimes|habites|penses|connais|crois|vois) tu|(?:avez|êtes|pouvez|voulez|allez|savez|faites|devez|pensez|habitez|aimez|connaissez|pourriez|auriez) vous)\b(?=[^.]*\?)`,
    ),
    mend: (wrong) => wrong.replace(/\s+/, '-'),
  },
  {
    name: 'FrHyphen',
    reason: 'Standard',
    pattern: phrase(
      String.raw`\b(?<wrong>(?:\p{L}+[ae])[ -]?t['’ ](?:il|elle|on)|(?:\p{L}+[ae]) t[ -](?:il|elle|on))\b`,
    ),
    mend: (wrong) => wrong.replace(/[ -]?t['’ -](il|elle|on)$/u, '-t-$1'),
  },
  ...(
    [
      ["qu['’]est ce qu", "qu'est-ce qu"],
      ['est ce que', 'est-ce que'],
      ["est ce qu['’]", "est-ce qu'"],
      ["c['’]est à dire", "c'est-à-dire"],
      ['vis à vis', 'vis-à-vis'],
      ['au dessus', 'au-dessus'],
      ['au dessous', 'au-dessous'],
      ['au delà', 'au-delà'],
      ['ci dessous', 'ci-dessous'],
      ['ci dessus', 'ci-dessus'],
      ['ci joint', 'ci-joint'],
      ['parce-que', 'parce que'],
      ['week end', 'week-end'],
      ['après midi', 'après-midi'],
      ['celui ci', 'celui-ci'],
      ['celle ci', 'celle-ci'],
      ['ceux ci', 'ceux-ci'],
      ['celles ci', 'celles-ci'],
      ['moi même', 'moi-même'],
      ['lui même', 'lui-même'],
      ['elle même', 'elle-même'],
      ['soi même', 'soi-même'],
      ['grand mère', 'grand-mère'],
      ['grand père', 'grand-père'],
      ['grands parents', 'grands-parents'],
      ['petit déjeuner(?= (?:est|à|avec|du))', 'petit-déjeuner'],
      ['peut-etre', 'peut-être'],
      ['quelques uns', 'quelques-uns'],
      ['par contre', 'par contre'],
      ['bien-sûr', 'bien sûr'],
      ['tout de suite', 'tout de suite'],
      ['là bas', 'là-bas'],
      ['rez de chaussée', 'rez-de-chaussée'],
      ['États Unis', 'États-Unis'],
      ['porte monnaie', 'porte-monnaie'],
      ['savoir faire(?= (?:du|de|des|est|français))', 'savoir-faire'],
      ['entre temps', 'entre-temps'],
      ['plate forme', 'plateforme'],
      ['arc en ciel', 'arc-en-ciel'],
      ["chef d['’]oeuvre", "chef-d'œuvre"],
    ] as const
  )
    .filter(([wrong, right]) => wrong !== right && wrong !== 'petit déjeuner(?= (?:est|à|avec|du))')
    .map(([wrong, right]): Rule =>
      fixed(
        'FrHyphen',
        'Standard',
        String.raw`\b(?<wrong>${wrong})${/['’\]]$/.test(wrong) || wrong.endsWith('qu') ? '' : String.raw`\b`}`,
        right,
      ),
    ),
];

const countries = {
  en: 'France|Espagne|Italie|Allemagne|Angleterre|Belgique|Suisse|Grèce|Pologne|Russie|Chine|Inde|Algérie|Tunisie|Turquie|Europe|Afrique|Asie|Australie|Norvège|Suède|Finlande|Autriche|Irlande|Écosse|Argentine|Égypte|Iran|Irak|Israël|Ukraine|Roumanie|Hongrie',
  au: 'Portugal|Canada|Japon|Maroc|Brésil|Mexique|Danemark|Luxembourg|Pérou|Chili|Vietnam|Sénégal|Mali|Royaume-Uni|Québec|Liban|Cameroun',
};
/** Prepositions: with countries, and those that a verb or an adjective asks for (Le Bon Usage, § 1050–1058). */
const prepositions: readonly Rule[] = [
  fixed(
    'FrCountry',
    'Preposition',
    String.raw`\b(?:vais|va|vas|aller|habite|habites|habiter|vivre|vit|vis|suis|est|voyage|voyager|travaille|travailler|allé|allée|né|née|allons|habitons|arrivé|arrivée|étudier|étudie|partir|vivent|habitent|allés) (?<wrong>à|au|à la|dans|dans la|à l['’]|en la) ?(?:${countries.en})\b`,
    'en',
  ),
  fixed(
    'FrCountry',
    'Preposition',
    String.raw`\b(?:vais|va|vas|aller|habite|habites|habiter|vivre|vit|vis|suis|est|voyage|voyager|travaille|travailler|allé|allée|né|née|allons|habitons|arrivé|arrivée|étudier|étudie|partir|vivent|habitent) (?<wrong>à|en|dans|dans le|à le|en le) (?:${countries.au})\b`,
    'au',
  ),
  fixed(
    'FrCity',
    'Preposition',
    String.raw`\b(?:habite|habites|habiter|vis|vit|vivre|vais|va|aller|suis|travaille|né|née|allé|allée|arrivé) (?<wrong>en|au) (?:Paris|Lyon|Marseille|Londres|Berlin|Rome|Madrid|Lisbonne|Montréal|Bruxelles|Genève|Toulouse|Bordeaux|Lille|Nice|Porto|Barcelone)\b`,
    'à',
  ),
  fixed(
    'FrPreposition',
    'Preposition',
    String.raw`\b(?:attend\p{L}*) (?<wrong>pour )(?:le|la|les|l['’]|mon|ma|mes|ton|ta|un|une|lui|toi|moi)`,
    '',
  ),
  fixed(
    'FrPreposition',
    'Preposition',
    String.raw`\b(?:cherch\p{L}*) (?<wrong>pour )(?:le|la|les|mon|ma|un|une|des|du)\b`,
    '',
  ),
  fixed(
    'FrPreposition',
    'Preposition',
    String.raw`\b(?:écout\p{L}*) (?<wrong>à (?:la|l['’]))(?= ?(?:musique|radio|chanson|histoire))`,
    ['la', "l'"],
  ),
  fixed('FrPreposition', 'Preposition', String.raw`\b(?:intéressée?s?) (?<wrong>dans|en|pour|à)\b`, 'par'),
  fixed(
    'FrPreposition',
    'Preposition',
    String.raw`\b(?:dépend|dépendent|dépendra) (?<wrong>sur|à|en)\b`,
    'de',
  ),
  fixed(
    'FrPreposition',
    'Preposition',
    String.raw`\b(?:rêv\p{L}+) (?<wrong>sur|avec)\b(?= (?:le|la|les|un|une|mon|ma|des)\b)`,
    'de',
  ),
  fixed(
    'FrPreposition',
    'Preposition',
    String.raw`\b(?<wrong>sur) (?:le bus|le train|l['’]avion|le métro|le tramway)(?=[.,]| pour| et| qui)`,
    'dans',
  ),
  fixed('FrPreposition', 'Preposition', String.raw`\b(?<wrong>dans le) (?:matin|soir)\b(?! de)`, 'le'),
  fixed(
    'FrPreposition',
    'Preposition',
    String.raw`\b(?<wrong>en|dans) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b`,
    ['le', 'ce'],
  ),
  fixed(
    'FrPreposition',
    'Preposition',
    String.raw`\b(?:vais|va|aller|allé|allée|suis allé|suis allée|rendez-vous|passer) (?<wrong>au) (?:médecin|coiffeur|dentiste|docteur|boucher|boulanger|vétérinaire)\b`,
    'chez le',
  ),
  fixed(
    'FrPreposition',
    'Preposition',
    String.raw`\b(?:jou\p{L}+) (?<wrong>le|la|du|de la) (?:foot|football|tennis|basket|rugby|volley|cartes)\b`,
    'au',
  ),
  fixed(
    'FrPreposition',
    'Preposition',
    String.raw`\b(?:jou\p{L}+) (?<wrong>le|au) (?:piano|violon|saxophone|violoncelle)\b`,
    'du',
  ),
  fixed(
    'FrPreposition',
    'Preposition',
    String.raw`\b(?:jou\p{L}+) (?<wrong>la|à la) (?:guitare|flûte|batterie|trompette|harpe)\b`,
    'de la',
  ),
  fixed(
    'FrPreposition',
    'Preposition',
    String.raw`\b(?:essa\p{L}+) (?<wrong>à|pour) \p{L}+(?:er|ir|re)\b`,
    'de',
  ),
  fixed(
    'FrPreposition',
    'Preposition',
    String.raw`\b(?:décid\p{L}+|oubli\p{L}+|refus\p{L}+|fini|promis|arrêté|envie|besoin) (?<wrong>à) \p{L}+(?:er|ir|re)\b(?<!s'est décidé à \p{L}+)(?<!se décid\p{L}+ à \p{L}+)`,
    'de',
  ),
  fixed(
    'FrPreposition',
    'Preposition',
    String.raw`\b(?:commenc\p{L}+|appren\p{L}+|appris|réuss\p{L}+|aid\p{L}+ \p{L}+|continu\p{L}+|invit\p{L}+|hésit\p{L}+) (?<wrong>pour) \p{L}+(?:er|ir|re)\b`,
    'à',
  ),
  fixed(
    'FrPreposition',
    'Preposition',
    String.raw`\b(?:peux|peut|veux|veut|dois|doit|voudrais|aimerais|aime|adore|préfère|déteste|vais|va|pouvons|devons|sais|sait) (?<wrong>(?:de|à|pour) )\p{L}+(?:er|ir|re)\b(?<!(?:cela|ça|qui|lui|temps|on) va de \p{L}+)`,
    '',
  ),
  fixed(
    'FrPreposition',
    'Preposition',
    String.raw`\b(?:pall\p{L}+) (?<wrong>(?:à|aux|au)) (?:ce|cette|ces|le|la|les|un|une|problème|manque)\b`,
    '',
  ),
  fixed(
    'FrPreposition',
    'Preposition',
    String.raw`\b(?:m['’]|t['’]|s['’]|nous |vous )intéress\p{L}+ (?:beaucoup |aussi |vraiment |toujours )?(?<wrong>pour|en|dans|sur|par)\b`,
    'à',
  ),
  fixed('FrMalgreQue', 'Standard', String.raw`\b(?<wrong>malgré qu)(?:e|['’])`, 'bien qu'),
  fixed(
    'FrVisit',
    'Preposition',
    String.raw`\b(?:téléphon(?:e|es|er|é|ons|ez|ent|ais|ait)) (?<wrong>(?:mon|ma|mes|le|la|son|sa)) (?:mère|père|amie?s?|parents|frère|sœur|copain|copine|médecin)\b`,
    ['à mon', 'à ma'],
  ),
];

const demonyms = String.raw`(?:[Ff]rançaise?s?|[Aa]nglaise?s?|[Aa]llemande?s?|[Ii]talien(?:ne)?s?|[Ee]spagnole?s?|[Pp]ortugaise?s?|[Aa]méricaine?s?|[Cc]hinoise?s?|[Jj]aponaise?s?|[Bb]elges?|[Ss]uisses?|[Cc]anadien(?:ne)?s?|[Rr]usses?|[Ee]uropéen(?:ne)?s?|[Aa]ricaine?s?|[Bb]résilien(?:ne)?s?|[Gg]recs?|[Gg]recques?|[Pp]olonaise?s?|[Aa]fricaine?s?|[Pp]arisien(?:ne)?s?|[Qq]uébécoise?s?)`;
const small = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
/** Adjectives of nations, languages, days and months begin small (Le Bon Usage, § 100). */
const capitals: readonly Rule[] = [
  {
    name: 'FrSmallLetter',
    reason: 'NounCapital',
    pattern: phrase(
      String.raw`\b(?:un|une|le|la|les|des|du|mon|ma|notre|de|d['’]|l['’]) ?\p{Ll}{3,} (?<wrong>(?=\p{Lu})${demonyms})\b(?! \p{Lu})`,
    ),
    mend: (wrong, _groups, lexicon) =>
      /^\p{Lu}/u.test(wrong) && lexicon.adjective(small(wrong)) !== 0 ? small(wrong) : undefined,
  },
  {
    name: 'FrSmallLetter',
    reason: 'NounCapital',
    pattern: phrase(
      String.raw`\b(?:parl\p{L}+|appren\p{L}+|étudi\p{L}+|en|comprend\p{L}*) (?:le |l['’])?(?<wrong>(?=\p{Lu})(?:Français|Anglais|Allemand|Italien|Espagnol|Portugais|Chinois|Japonais|Russe|Arabe))\b`,
    ),
    mend: (wrong) => (/^\p{Lu}/u.test(wrong) ? small(wrong) : undefined),
  },
  {
    name: 'FrSmallLetter',
    reason: 'NounCapital',
    pattern: phrase(
      String.raw`(?<=\p{Ll},? )(?<wrong>(?:Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche|Janvier|Février|Avril|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre))\b(?! (?:\p{Lu}|noir|rouge|sanglant|saint))`,
    ),
    mend: (wrong) => (/^\p{Lu}/u.test(wrong) ? small(wrong) : undefined),
  },
  {
    name: 'FrComma',
    reason: 'MissingComma',
    pattern: phrase(
      String.raw`(?:^|[.!?] |« ?)(?<wrong>Oui|Non) (?:je|j['’]|tu|il|elle|nous|vous|on|ils|c['’]est|merci)`,
    ),
    mend: (wrong) => `${wrong},`,
  },
];

/** What is not said in the standard language: doubled comparatives, "beaucoup des" (Académie française, Dire, ne pas dire). */
const standard: readonly Rule[] = [
  {
    name: 'FrComparative',
    reason: 'Standard',
    pattern: phrase(
      String.raw`\b(?<wrong>plus (?:bon|bonne|bons|bonnes|bien))\b(?! (?:que mal|longtemps|sûr|marché))`,
    ),
    mend: (wrong) =>
      wrong.endsWith('bien') ? 'mieux' : `meilleur${/bon(.*)$/.exec(wrong)?.[1]?.replace('ne', 'e') ?? ''}`,
  },
  {
    name: 'FrComparative',
    reason: 'Standard',
    pattern: phrase(String.raw`\b(?<wrong>plus (?:meilleure?s?|mieux|pire))\b`),
    mend: (wrong) => wrong.replace(/^\p{L}+\s+/u, ''),
  },
  {
    name: 'FrQuantity',
    reason: 'Standard',
    pattern: phrase(
      String.raw`\b(?:beaucoup|trop|assez|peu|plus|moins|tant|combien|kilo|litre|verre|bouteille|tasse) (?<wrong>des|du|de la)\b (?!\p{L}+ (?:que|qui|dont)|plus|autres|mêmes|deux|temps)\p{Ll}+(?=[.,!?]| (?:et|dans|à|pour|avec|en|sur|parlent|sont|ont)\b)`,
    ),
    mend: () => 'de',
  },
  fixed(
    'FrNegation',
    'Standard',
    String.raw`\b(?:n['’]ai|n['’]as|n['’]a|n['’]avons|n['’]avez|n['’]ont|n['’]avait|n['’]avais|n['’]y a|n['’]y avait|ne \p{L}+|n['’]\p{L}+) (?:pas|plus|jamais) (?<wrong>des|une|un|du|de la) (?!\p{L}+ mais)\p{Ll}+(?<!(?:n['’]est|n['’]était|ne sont|ne suis|n['’]étaient|ne sera|n['’]es|ne serait) (?:pas|plus|jamais) (?:des|une|un|du|de la) \p{Ll}+)(?=[.,!?]|$| pour | à | dans )`,
    ['de', "d'"],
  ),
  fixed(
    'FrYears',
    'Standard',
    String.raw`\b(?<wrong>suis|es|est) (?:\p{N}+|dix|vingt|quinze|seize|dix-huit|trente|quarante) ans\b(?<=\b(?:[Jj]e|[Ii]l|[Ee]lle) \p{L}+ [\p{L}\p{N}-]+ ans)`,
    ['a', 'ai'],
  ),
  fixed(
    'FrHot',
    'Standard',
    String.raw`\b[Jj]e (?<wrong>suis) (?:faim|soif|froid|chaud|peur|raison|tort|sommeil)\b`,
    'ai',
  ),
  fixed(
    'FrManque',
    'Standard',
    String.raw`\b(?<wrong>se rappeler de) (?:ce|cette|ces|mon|ma|mes|son|sa)\b`,
    'se rappeler',
  ),
  fixed(
    'FrPartitive',
    'Standard',
    String.raw`\b(?:bois|boit|mange|manges|achète|veux|prends|prend|buvons|mangeons|manger|boire|acheter) (?<wrong>de) (?:pain|lait|café|thé|vin|riz|fromage|beurre|sucre|poisson|poulet|chocolat)\b`,
    'du',
  ),
  fixed(
    'FrPartitive',
    'Standard',
    String.raw`\b(?:bois|boit|mange|manges|achète|veux|prends|prend|buvons|mangeons|manger|boire|acheter) (?<wrong>de) (?:viande|soupe|salade|bière|confiture|glace|musique)\b`,
    'de la',
  ),
];

export const frenchPhrases: readonly Rule[] = [
  ...soundAlike,
  ...hyphens,
  ...capitals,
  ...prepositions,
  ...standard,
];
