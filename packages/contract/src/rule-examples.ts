type TextLanguage = 'en' | 'fr' | 'de' | 'pt';

/** A sentence with one kind of mistake and its correction, in the language of the rule. */
export type RuleExample = { readonly wrong: string; readonly right: string };

const example = (wrong: string, right: string): RuleExample => ({ wrong, right });

/** Examples for individual rules, all for English texts. */
export const examplesOfRules: Readonly<Record<string, RuleExample>> = {
  LooseForLose: example('I loose my keys.', 'I lose my keys.'),
  WereWhere: example('I know were he lives.', 'I know where he lives.'),
  WereForWhere: example('The place were we met is gone.', 'The place where we met is gone.'),
  ExceptForAccept: example('She will except the prize.', 'She will accept the prize.'),
  AcceptForExcept: example('All accept for Tom came.', 'All except for Tom came.'),
  QuietForQuite: example('It was quiet good.', 'It was quite good.'),
  WeatherForWhether: example('Ask weather he knows.', 'Ask whether he knows.'),
  ItsBeforeNoun: example('The dog wagged it’s tail.', 'The dog wagged its tail.'),
  ItsBeforePlural: example('The tree lost it’s leaves.', 'The tree lost its leaves.'),
  YourForYouAre: example('Your right.', 'You’re right.'),
  PluralSubjectVerb: example('The trees grows.', 'The trees grow.'),
  SingularSubjectVerb: example('She write every day.', 'She writes every day.'),
  SingularNounVerb: example('The teacher explain the rule.', 'The teacher explains the rule.'),
  PluralRelativeVerb: example('People who lives here know.', 'People who live here know.'),
  ThereIsMany: example('There is many reasons.', 'There are many reasons.'),
  ThenAfterComparative: example('It is better then nothing.', 'It is better than nothing.'),
  ThereForTheir: example('They sold there house.', 'They sold their house.'),
  SentenceCapitalization: example('we left early.', 'We left early.'),
  RepeatedWords: example('We saw the the sea.', 'We saw the sea.'),
  AdjectiveOrder: example('a leather old bag', 'an old leather bag'),
  AdverbForm: example('She sings beautiful.', 'She sings beautifully.'),
  AnA: example('She waited a hour.', 'She waited an hour.'),
  Article: example('He bought new car.', 'He bought a new car.'),
  BareNoun: example('She wrote essay about it.', 'She wrote an essay about it.'),
  ClauseComma: example('If it rains we stay.', 'If it rains, we stay.'),
  Collocation: example('In other hand, it is cheap.', 'On the other hand, it is cheap.'),
  CommaSplice: example('It was late, we went home.', 'It was late; we went home.'),
  Comparison: example('It is more easier now.', 'It is easier now.'),
  ConfusedWord: example('The advise was good.', 'The advice was good.'),
  Connective: example('Although it rained, but we went out.', 'Although it rained, we went out.'),
  ContextArticle: example('We met in the April.', 'We met in April.'),
  ContextInfinitive: example('She helped me to carried it.', 'She helped me to carry it.'),
  ContextNumber: example('He has three brother.', 'He has three brothers.'),
  ContextPreposition: example('We met in Monday.', 'We met on Monday.'),
  ContextVerbForm: example('She has wrote a book.', 'She has written a book.'),
  ContextWord: example('We went their by bus.', 'We went there by bus.'),
  DefiniteArticle: example('We found it on internet.', 'We found it on the internet.'),
  DoubleNegative: example('I don’t know nothing.', 'I don’t know anything.'),
  DoubleSubject: example('My brother he is tall.', 'My brother is tall.'),
  HowTo: example('I know how cook it.', 'I know how to cook it.'),
  ListComma: example('We bought bread milk and eggs.', 'We bought bread, milk and eggs.'),
  MissingVerb: example('She very happy.', 'She is very happy.'),
  NounAgreement: example('There are many kind of birds.', 'There are many kinds of birds.'),
  OpeningComma: example('Moreover it is cheap.', 'Moreover, it is cheap.'),
  Possessive: example('My brothers car is red.', 'My brother’s car is red.'),
  Preposition: example('It depends of the price.', 'It depends on the price.'),
  PrepositionMissing: example('She listens music.', 'She listens to music.'),
  PronounAgreement: example('He don’t know.', 'He doesn’t know.'),
  PronounCase: example('Me and my friend went home.', 'My friend and I went home.'),
  PronounVerbAgreement: example('It don’t matter.', 'It doesn’t matter.'),
  RelativePronoun: example('The man which lives here is old.', 'The man who lives here is old.'),
  VerbAgreement: example('My friends lives here.', 'My friends live here.'),
  VerbChain: example('We must to work.', 'We must work.'),
  VerbComplement: example('I want go home.', 'I want to go home.'),
  VerbTense: example('Yesterday we go to the sea.', 'Yesterday we went to the sea.'),
  WordClass: example('He is a very success man.', 'He is a very successful man.'),
};

const ofReasons: Readonly<Record<TextLanguage, Readonly<Record<string, RuleExample>>>> = {
  en: {
    Agreement: example('These book is old.', 'These books are old.'),
    BoundaryError: example('We eat alot of fruit.', 'We eat a lot of fruit.'),
    Capitalization: example('They met in paris on monday.', 'They met in Paris on Monday.'),
    Eggcorn: example('For all intensive purposes', 'For all intents and purposes'),
    Enhancement: example('a very big house', 'a huge house'),
    Formatting: example('on the 1 st of May', 'on the 1st of May'),
    Grammar: example('He did not went home.', 'He did not go home.'),
    Malapropism: example('The law effects us all.', 'The law affects us all.'),
    Nonstandard: example('She could of won.', 'She could have won.'),
    Punctuation: example('After lunch we left , tired.', 'After lunch we left, tired.'),
    Readability: example('in spite of the fact that it rained', 'although it rained'),
    Redundancy: example('my own personal opinion', 'my own opinion'),
    Repetition: example('We saw the the sea.', 'We saw the sea.'),
    Style: example('It is a fact that ice melts.', 'Ice melts.'),
    Typo: example('form time to time', 'from time to time'),
    Usage: example('less people', 'fewer people'),
    WordChoice: example('We did a decision.', 'We made a decision.'),
    WordOrder: example('I know what is it.', 'I know what it is.'),
  },
  fr: {
    Accent: example('Il est alle a Lyon.', 'Il est allé à Lyon.'),
    CaseOfNoun: example('Je lui vois.', 'Je le vois.'),
    Concord: example('les petit maisons', 'les petites maisons'),
    Elision: example('le arbre', 'l’arbre'),
    MissingComma: example('Oui je viens.', 'Oui, je viens.'),
    NounCapital: example('un livre en Français', 'un livre en français'),
    Order: example('Je ne rien vois.', 'Je ne vois rien.'),
    Preposition: example('Je pense de toi souvent.', 'Je pense à toi souvent.'),
    Punctuation: example('Il vient , je crois.', 'Il vient, je crois.'),
    Repeated: example('Elle lit le le journal.', 'Elle lit le journal.'),
    SoundAlike: example('Il a prit son sac.', 'Il a pris son sac.'),
    Standard: example('malgré qu’il pleuve', 'bien qu’il pleuve'),
    SubjectVerb: example('Les enfants joue.', 'Les enfants jouent.'),
    VerbForm: example('Il faut manger et boit.', 'Il faut manger et boire.'),
  },
  pt: {
    Accent: example('A agua esta fria.', 'A água está fria.'),
    CaseOfNoun: example('Para mim ler', 'Para eu ler'),
    Concord: example('as casa velha', 'as casas velhas'),
    Elision: example('em a rua', 'na rua'),
    MissingComma: example('Sim ele vem.', 'Sim, ele vem.'),
    NounCapital: example('Falamos Português.', 'Falamos português.'),
    Order: example('Não viu-me.', 'Não me viu.'),
    Preposition: example('Gosto ler.', 'Gosto de ler.'),
    Punctuation: example('Ele vem , acho eu.', 'Ele vem, acho eu.'),
    Repeated: example('Ela lê o o jornal.', 'Ela lê o jornal.'),
    SoundAlike: example('Á muito tempo', 'Há muito tempo'),
    Standard: example('Haviam muitas pessoas.', 'Havia muitas pessoas.'),
    SubjectVerb: example('As crianças brinca.', 'As crianças brincam.'),
    VerbForm: example('Se eu ter tempo', 'Se eu tiver tempo'),
  },
  de: {
    CaseOfNoun: example('mit der Hund', 'mit dem Hund'),
    Concord: example('ein schöne Tag', 'ein schöner Tag'),
    MissingComma: example('Ich weiß dass er kommt.', 'Ich weiß, dass er kommt.'),
    NounCapital: example('Das haus ist alt.', 'Das Haus ist alt.'),
    Order: example('…, weil er ist krank.', '…, weil er krank ist.'),
    Preposition: example('Ich warte für dich.', 'Ich warte auf dich.'),
    Punctuation: example('Er kommt , glaube ich.', 'Er kommt, glaube ich.'),
    Repeated: example('Sie liest die die Zeitung.', 'Sie liest die Zeitung.'),
    SoundAlike: example('Ich glaube, das er kommt.', 'Ich glaube, dass er kommt.'),
    Standard: example('größer wie ich', 'größer als ich'),
    SubjectVerb: example('Die Kinder spielt.', 'Die Kinder spielen.'),
    VerbForm: example('Er hat gegeht.', 'Er ist gegangen.'),
  },
};

const prefixes = { fr: /^Fr(?=[A-Z])/u, de: /^De(?=[A-Z])/u, pt: /^Pt(?=[A-Z])/u } as const;

/** The language of the texts that a rule applies to. */
export function languageOfRule(rule: string): TextLanguage {
  for (const language of ['fr', 'de', 'pt'] as const) if (prefixes[language].test(rule)) return language;
  return 'en';
}

/** An example of what a rule is about; undefined for an unknown word, or where it depends on the country. */
export function exampleOf(rule: string, reason: string | undefined): RuleExample | undefined {
  if (Object.hasOwn(examplesOfRules, rule)) return examplesOfRules[rule];
  const known = ofReasons[languageOfRule(rule)];
  return reason !== undefined && Object.hasOwn(known, reason) ? known[reason] : undefined;
}
