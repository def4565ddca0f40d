import { words } from '../../../engine/tokens/word-list.ts';
import type { Case } from '../cases/inflection.ts';

/** A preposition that is wrong after some verbs. */
export interface VerbGovernment {
  readonly verbs: ReadonlySet<string>;
  /** Only with the reflexive pronoun: "sich freuen". */
  readonly isReflexive?: boolean;
  readonly wrong: ReadonlySet<string>;
  readonly right: string;
  /** The case after the right preposition. */
  readonly inCase: Case;
}

/** Verbs with their prepositions (Duden, Das Stilwörterbuch; E. Engel, Verbvalenz). */
export const governments: readonly VerbGovernment[] = [
  { verbs: words('warten'), wrong: words('für um an'), right: 'auf', inCase: 'AKK' },
  {
    verbs: words('interessieren'),
    isReflexive: true,
    wrong: words('in an über auf von'),
    right: 'für',
    inCase: 'AKK',
  },
  { verbs: words('denken erinnern glauben gewöhnen'), wrong: words('von zu'), right: 'an', inCase: 'AKK' },
  { verbs: words('freuen'), isReflexive: true, wrong: words('für zu von'), right: 'auf', inCase: 'AKK' },
  {
    verbs: words('kümmern bewerben bemühen streiten'),
    isReflexive: true,
    wrong: words('für von auf'),
    right: 'um',
    inCase: 'AKK',
  },
  { verbs: words('verlieben'), isReflexive: true, wrong: words('mit an auf'), right: 'in', inCase: 'AKK' },
  {
    verbs: words('ärgern beschweren beklagen wundern'),
    isReflexive: true,
    wrong: words('von für an'),
    right: 'über',
    inCase: 'AKK',
  },
  {
    verbs: words('verzichten reagieren antworten achten hoffen'),
    wrong: words('für an von'),
    right: 'auf',
    inCase: 'AKK',
  },
  { verbs: words('teilnehmen zweifeln'), wrong: words('in bei zu'), right: 'an', inCase: 'DAT' },
  {
    verbs: words('beschäftigen unterhalten verabreden'),
    isReflexive: true,
    wrong: words('an bei'),
    right: 'mit',
    inCase: 'DAT',
  },
  { verbs: words('abhängen träumen'), wrong: words('an für'), right: 'von', inCase: 'DAT' },
  { verbs: words('fürchten'), isReflexive: true, wrong: words('von für'), right: 'vor', inCase: 'DAT' },
  { verbs: words('gratulieren'), wrong: words('für auf'), right: 'zu', inCase: 'DAT' },
];
