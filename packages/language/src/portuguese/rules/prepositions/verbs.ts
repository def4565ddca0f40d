import { words } from '../../../engine/tokens/word-list.ts';

/** A preposition that is wrong after some verbs. */
export interface VerbGovernment {
  readonly verbs: ReadonlySet<string>;
  /** Only with the reflexive pronoun: "casar-se", "lembrar-se". */
  readonly isReflexive?: boolean;
  readonly wrong: ReadonlySet<string>;
  /** The right preposition; an empty string for none. */
  readonly right: string;
  /** Only before an infinitive or only before a noun phrase; both if absent. */
  readonly before?: 'infinitive' | 'noun';
  /** Only before an article: "sem" or "com" with a bare noun may express manner. */
  readonly withArticle?: boolean;
}

/** Verbs with the preposition they require (W. Busse, Dicionário Sintáctico de Verbos Portugueses; Ciberdúvidas). */
export const governments: readonly VerbGovernment[] = [
  { verbs: words('casar'), wrong: words('a'), right: 'com', before: 'noun' },
  { verbs: words('depender'), wrong: words('com em a por'), right: 'de' },
  { verbs: words('gostar'), wrong: words('em a com por'), right: 'de' },
  { verbs: words('precisar'), wrong: words('em a com por'), right: 'de' },
  { verbs: words('concordar simpatizar contactar'), wrong: words('de a'), right: 'com' },
  { verbs: words('sonhar'), wrong: words('de sobre'), right: 'com' },
  { verbs: words('acreditar confiar reparar'), wrong: words('de a com'), right: 'em', before: 'noun' },
  { verbs: words('pensar'), wrong: words('a'), right: 'em' },
  {
    verbs: words('insistir consistir hesitar persistir demorar'),
    wrong: words('de por'),
    right: 'em',
    before: 'infinitive',
  },
  { verbs: words('implicar'), wrong: words('em'), right: '', before: 'noun' },
  { verbs: words('consistir'), wrong: words('de com'), right: 'em' },
  { verbs: words('participar'), wrong: words('de'), right: 'em', before: 'noun' },
  {
    verbs: words('desistir duvidar suspeitar abdicar prescindir necessitar'),
    wrong: words('em a com por'),
    right: 'de',
  },
  {
    verbs: words('começar aprender ajudar ensinar obrigar continuar convidar'),
    wrong: words('de em'),
    right: 'a',
    before: 'infinitive',
  },
  { verbs: words('acabar deixar parar tratar'), wrong: words('a em'), right: 'de', before: 'infinitive' },
  {
    verbs: words('tentar conseguir decidir querer poder pretender desejar preferir costumar prometer evitar'),
    wrong: words('de a em'),
    right: '',
    before: 'infinitive',
  },
  {
    verbs: words('obedecer desobedecer renunciar aderir pertencer aceder'),
    wrong: words('em de'),
    right: 'a',
    before: 'noun',
    withArticle: true,
  },
  {
    verbs: words('apaixonar interessar'),
    isReflexive: true,
    wrong: words('de com'),
    right: 'por',
    before: 'noun',
    withArticle: true,
  },
  {
    verbs: words('esquecer lembrar aperceber arrepender orgulhar'),
    isReflexive: true,
    wrong: words('em a'),
    right: 'de',
    before: 'infinitive',
  },
  {
    verbs: words('preocupar importar cruzar'),
    isReflexive: true,
    wrong: words('de'),
    right: 'com',
    before: 'noun',
    withArticle: true,
  },
  {
    verbs: words('habituar acostumar dedicar recusar atrever'),
    isReflexive: true,
    wrong: words('com de em'),
    right: 'a',
    before: 'infinitive',
  },
];

/** A preposition easily forgotten after some verbs, before an article. */
export interface ForgottenPreposition {
  readonly verbs: ReadonlySet<string>;
  readonly isReflexive: boolean;
  readonly right: 'de' | 'a';
}

/** Verbs after which "de" or "a" is most often missing. */
export const forgotten: readonly ForgottenPreposition[] = [
  {
    verbs: words('esquecer lembrar queixar aperceber arrepender orgulhar despedir aproximar'),
    isReflexive: true,
    right: 'de',
  },
  {
    verbs: words('obedecer desobedecer assistir recorrer renunciar aderir pertencer sobreviver resistir'),
    isReflexive: false,
    right: 'a',
  },
  {
    verbs: words('referir candidatar habituar acostumar'),
    isReflexive: true,
    right: 'a',
  },
  { verbs: words('gostar desistir necessitar duvidar prescindir'), isReflexive: false, right: 'de' },
];
