export type Gender = 'm' | 'f';

/** A noun of France and one of Canada for the same thing, singular and plural. */
export type NounPair = {
  readonly france: Noun;
  readonly canada: Noun;
  /** If absent, both directions. */
  readonly only?: 'france' | 'canada';
};

export type Noun = readonly [singular: string, plural: string, gender: Gender];

export const nounPairs: readonly NounPair[] = [
  { france: ['week-end', 'week-ends', 'm'], canada: ['fin de semaine', 'fins de semaine', 'f'] },
  {
    france: ['bon week-end', 'bons week-ends', 'm'],
    canada: ['bonne fin de semaine', 'bonnes fins de semaine', 'f'],
  },
  {
    france: ['très bon week-end', 'très bons week-ends', 'm'],
    canada: ['très bonne fin de semaine', 'très bonnes fins de semaine', 'f'],
  },
  {
    france: ['week-end dernier', 'week-ends derniers', 'm'],
    canada: ['fin de semaine dernière', 'fins de semaine dernières', 'f'],
  },
  {
    france: ['week-end prochain', 'week-ends prochains', 'm'],
    canada: ['fin de semaine prochaine', 'fins de semaine prochaines', 'f'],
  },
  {
    france: ['long week-end', 'longs week-ends', 'm'],
    canada: ['longue fin de semaine', 'longues fins de semaine', 'f'],
  },
  {
    france: ['weekend', 'weekends', 'm'],
    canada: ['fin de semaine', 'fins de semaine', 'f'],
    only: 'canada',
  },
  { france: ['e-mail', 'e-mails', 'm'], canada: ['courriel', 'courriels', 'm'] },
  { france: ['email', 'emails', 'm'], canada: ['courriel', 'courriels', 'm'], only: 'canada' },
  { france: ['mail', 'mails', 'm'], canada: ['courriel', 'courriels', 'm'], only: 'canada' },
  { france: ['parking', 'parkings', 'm'], canada: ['stationnement', 'stationnements', 'm'], only: 'canada' },
  { france: ['shopping', 'shoppings', 'm'], canada: ['magasinage', 'magasinages', 'm'] },
  { france: ['spam', 'spams', 'm'], canada: ['pourriel', 'pourriels', 'm'] },
  { france: ['newsletter', 'newsletters', 'f'], canada: ['infolettre', 'infolettres', 'f'] },
  { france: ['podcast', 'podcasts', 'm'], canada: ['balado', 'balados', 'm'] },
  { france: ['selfie', 'selfies', 'm'], canada: ['égoportrait', 'égoportraits', 'm'] },
  { france: ['sponsor', 'sponsors', 'm'], canada: ['commanditaire', 'commanditaires', 'm'], only: 'canada' },
  { france: ['ferry', 'ferries', 'm'], canada: ['traversier', 'traversiers', 'm'] },
  {
    france: ['téléphone portable', 'téléphones portables', 'm'],
    canada: ['téléphone cellulaire', 'téléphones cellulaires', 'm'],
  },
  {
    france: ['smartphone', 'smartphones', 'm'],
    canada: ['téléphone intelligent', 'téléphones intelligents', 'm'],
  },
  { france: ['pull', 'pulls', 'm'], canada: ['chandail', 'chandails', 'm'] },
  { france: ['chewing-gum', 'chewing-gums', 'm'], canada: ['gomme à mâcher', 'gommes à mâcher', 'f'] },
  { france: ['pop-corn', 'pop-corns', 'm'], canada: ['maïs soufflé', 'maïs soufflés', 'm'] },
  {
    france: ['brainstorming', 'brainstormings', 'm'],
    canada: ['remue-méninges', 'remue-méninges', 'm'],
    only: 'canada',
  },
  { france: ['feedback', 'feedbacks', 'm'], canada: ['rétroaction', 'rétroactions', 'f'], only: 'canada' },
  { france: ['challenge', 'challenges', 'm'], canada: ['défi', 'défis', 'm'], only: 'canada' },
  { france: ['tchat', 'tchats', 'm'], canada: ['clavardage', 'clavardages', 'm'] },
  { france: ['hashtag', 'hashtags', 'm'], canada: ['mot-clic', 'mots-clics', 'm'] },
  {
    france: ['streaming', 'streamings', 'm'],
    canada: ['diffusion en continu', 'diffusions en continu', 'f'],
    only: 'canada',
  },
  { france: ['myrtille', 'myrtilles', 'f'], canada: ['bleuet', 'bleuets', 'm'], only: 'canada' },
  { france: ['moufle', 'moufles', 'f'], canada: ['mitaine', 'mitaines', 'f'], only: 'canada' },
  { france: ['bonnet', 'bonnets', 'm'], canada: ['tuque', 'tuques', 'f'], only: 'france' },
  {
    france: ['airbag', 'airbags', 'm'],
    canada: ['coussin gonflable', 'coussins gonflables', 'm'],
    only: 'canada',
  },
  { france: ['pressing', 'pressings', 'm'], canada: ['nettoyeur', 'nettoyeurs', 'm'], only: 'canada' },
  {
    france: ['gant de toilette', 'gants de toilette', 'm'],
    canada: ['débarbouillette', 'débarbouillettes', 'f'],
  },
];

const phrases: readonly (readonly [france: string, canada: string])[] = [
  ['faire du shopping', 'magasiner'],
  ['tchatter', 'clavarder'],
];

/** Only where no word precedes: "un bon week-end" takes its article along. */
export const greetings = { france: 'bon week-end', canada: 'bonne fin de semaine' } as const;

/** Phrases without an article, or with more than that. */
export const frenchPhrases = {
  france: new Map([
    ...phrases.map(([france, canada]) => [canada, france] as const),
    ['présentement', 'actuellement'],
  ]),
  canada: new Map(phrases),
} as const;
