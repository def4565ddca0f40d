import { words } from '../../../engine/tokens/word-list.ts';

/** A preposition that is wrong after some verbs. */
export interface VerbGovernment {
  readonly verbs: ReadonlySet<string>;
  readonly wrong: ReadonlySet<string>;
  /** The right preposition; an empty string for none. */
  readonly right: string;
  readonly before: 'infinitive' | 'noun';
}

/** Verbs with their prepositions (Le Bon Usage, § 284–288; Académie française, Dire, ne pas dire). */
export const governments: readonly VerbGovernment[] = [
  {
    verbs: words(
      'réussir parvenir arriver commencer apprendre hésiter inviter aider obliger forcer encourager consister renoncer chercher continuer tenir songer',
    ),
    wrong: words('pour'),
    right: 'à',
    before: 'infinitive',
  },
  {
    verbs: words('réussir parvenir apprendre hésiter renoncer inviter encourager aider'),
    wrong: words("de d'"),
    right: 'à',
    before: 'infinitive',
  },
  {
    verbs: words(
      'décider refuser essayer oublier promettre proposer accepter éviter finir arrêter risquer conseiller interdire permettre tenter choisir regretter craindre mériter cesser conseiller rêver',
    ),
    wrong: words('à pour'),
    right: 'de',
    before: 'infinitive',
  },
  {
    verbs: words(
      'pouvoir vouloir devoir savoir falloir préférer adorer détester espérer souhaiter désirer sembler oser',
    ),
    wrong: words("de d' à pour"),
    right: '',
    before: 'infinitive',
  },
  {
    verbs: words(
      'penser réfléchir songer participer assister renoncer obéir ressembler nuire appartenir succéder échapper téléphoner',
    ),
    wrong: words("de d' dans en sur"),
    right: 'à',
    before: 'noun',
  },
  { verbs: words('compter'), wrong: words('à'), right: 'sur', before: 'noun' },
  {
    verbs: words('dépendre profiter douter rêver discuter manquer bénéficier hériter'),
    wrong: words('sur à'),
    right: 'de',
    before: 'noun',
  },
  {
    verbs: words('chercher attendre demander payer écouter regarder habiter'),
    wrong: words('pour'),
    right: '',
    before: 'noun',
  },
];
