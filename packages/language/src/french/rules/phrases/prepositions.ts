import { fixed } from '../../../engine/tokens/fixed-phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<FrenchLexicon>;

const countries = {
  en: 'France|Espagne|Italie|Allemagne|Angleterre|Belgique|Suisse|Grèce|Pologne|Russie|Chine|Inde|Algérie|Tunisie|Turquie|Europe|Afrique|Asie|Australie|Norvège|Suède|Finlande|Autriche|Irlande|Écosse|Argentine|Égypte|Iran|Irak|Israël|Ukraine|Roumanie|Hongrie',
  au: 'Portugal|Canada|Japon|Maroc|Brésil|Mexique|Danemark|Luxembourg|Pérou|Chili|Vietnam|Sénégal|Mali|Royaume-Uni|Québec|Liban|Cameroun',
};

/** Prepositions: with countries, and those that a verb or an adjective asks for (Le Bon Usage, § 1050–1058). */
export const prepositions: readonly Rule[] = [
  fixed(
    'FrCountry',
    'Preposition',
    String.raw`\b(?:vais|va|vas|aller|habite|habites|habiter|vivre|vit|vis|suis|est|voyage|voyager|travaille|travailler|allé|allée|né|née|allons|habitons|arrivé|arrivée|étudier|étudie|partir|vivent|habitent|allés) (?<wrong>à|au|à la|dans|dans la|à l['’]|en la) ?(?:${countries.en})\b(?! (?:profonde|entière|rurale|actuelle|libre|occupée|du|de|des|d['’]))`,
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
    String.raw`\b(?:attend\p{L}*) (?<wrong>pour )(?:(?:le|la|les|l['’]|mon|ma|mes|ton|ta|un|une) ?(?:bus|train|métro|tram|tramway|avion|taxi|facteur|réponse|lettre|résultats?|amie?s?|copains?|copines?|mère|père|parents|frère|sœur|professeur|médecin)\b|(?:lui|toi|moi)(?=[.,!?;]|$))`,
    '',
  ),
  fixed(
    'FrPreposition',
    'Preposition',
    String.raw`\b(?:cherch\p{L}*) (?<wrong>pour )(?:(?:un|une|des|du) (?!amie?s?\b|autres?\b|ans?\b|temps\b)|(?:le|la|les|mon|ma|mes) (?:clés?|clefs?|travail|emploi|maison|appartement|chat|chien|livres?|téléphone|lunettes|chemin|réponse|solution)\b)`,
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
  fixed(
    'FrPreposition',
    'Preposition',
    String.raw`\b(?<wrong>dans le) (?:matin|soir)\b(?=[.,!?;]|$| (?:je|tu|il|elle|on|nous|vous|ils|elles|et|pour|à|au|avant|après|avec)\b)`,
    'le',
  ),
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
