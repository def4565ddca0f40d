import { brand } from '@octavo/contract/brand';
import type { Language } from '@octavo/contract/languages';

/** Everything written and said in the film in one language. */
export interface FilmTexts {
  /** The documents on the desk at the beginning, the oldest first. */
  readonly documents: readonly {
    readonly title: string;
    readonly text: string;
    readonly tag: string;
  }[];
  readonly title: string;
  /** Contains two mistakes that are corrected in the film. */
  readonly text: string;
  /** The versions written by the language model. */
  readonly versions: readonly [string, string, string];
  readonly captions: {
    readonly home: string;
    readonly write: string;
    readonly suggest: string;
    readonly rewrite: string;
    readonly cite: string;
    readonly themes: string;
    readonly end: string;
  };
}

const en: FilmTexts = {
  documents: [
    {
      title: 'Letter to the scholarship board',
      text: 'Dear members of the board, I am writing to apply for a place in the spring term.',
      tag: 'Letters',
    },
    {
      title: 'Questions for the thesis meeting',
      text: 'Is the reader’s hand a source or an ornament? Two answers, and what each of them costs.',
      tag: 'Thesis',
    },
    {
      title: 'Tidal power on the Douro: a plan',
      text: 'Start with what is measured: the flow, the depth, and what the river authority publishes.',
      tag: 'Renewable energy',
    },
    {
      title: 'Why we still write in the margins',
      text: 'A reader with a pencil is never quite alone. Long before the comment field there was the margin.',
      tag: 'Media history',
    },
  ],
  title: 'Pen or keyboard?',
  text: 'Laptops are definately faster than pens. Yet students who take notes by hand seem to remeber more of a lecture.',
  versions: [
    'Laptops are clearly quicker than pens, and yet students who write their notes by hand seem to remember more of a lecture.',
    'For speed, a laptop beats a pen. Still, students who take notes by hand seem to keep more of a lecture in mind.',
    'Although laptops are faster than pens, students who take notes by hand appear to remember more of a lecture.',
  ],
  captions: {
    home: `${brand.name}: a quiet desk for writing and study.`,
    write: 'Begin with a blank page. No account needed.',
    suggest: 'Mistakes are marked while you write. One press corrects them.',
    rewrite: 'Ask for another wording: three versions, every change marked.',
    cite: 'Find the source for a claim and cite it. The list makes itself.',
    themes: 'Light, dark or cyberpunk.',
    end: 'Begin with a blank page, a brainstorm or an essay.',
  },
};

const frFR: FilmTexts = {
  documents: [
    {
      title: 'Lettre à la commission des bourses',
      text: 'Mesdames, Messieurs, je vous écris pour présenter ma candidature au semestre de printemps.',
      tag: 'Lettres',
    },
    {
      title: 'Questions pour la réunion de mémoire',
      text: 'La main du lecteur est-elle une source ou un ornement ? Deux réponses, et ce que coûte chacune.',
      tag: 'Mémoire',
    },
    {
      title: 'L’énergie des marées sur la Rance : un plan',
      text: 'Commencer par ce qui se mesure : le débit, la profondeur et les chiffres publiés.',
      tag: 'Énergies renouvelables',
    },
    {
      title: 'Pourquoi nous écrivons encore dans les marges',
      text: 'Qui lit un crayon à la main n’est jamais tout à fait seul. Avant le commentaire, il y eut la marge.',
      tag: 'Histoire des médias',
    },
  ],
  title: 'Stylo ou clavier ?',
  text: 'Un ordinateur est evidemment plus rapide qu’un stylo. Pourtant, les étudiants qui prenne leurs notes à la main semblent mieux retenir le cours.',
  versions: [
    'Un ordinateur va évidemment plus vite qu’un stylo ; pourtant, les étudiants qui écrivent leurs notes à la main semblent mieux retenir le cours.',
    'Pour la vitesse, l’ordinateur l’emporte sur le stylo. Mais ceux qui prennent leurs notes à la main semblent mieux garder le cours en mémoire.',
    'Bien qu’un ordinateur soit plus rapide qu’un stylo, les étudiants qui notent à la main paraissent mieux retenir le cours.',
  ],
  captions: {
    home: `${brand.name} : un bureau calme pour écrire et étudier.`,
    write: 'Commencez par une page blanche, sans compte.',
    suggest: 'Les fautes sont signalées pendant que vous écrivez. Un clic les corrige.',
    rewrite: 'Demandez une autre formulation : trois versions, chaque changement est marqué.',
    cite: 'Trouvez la source d’une affirmation et citez-la. La liste se fait toute seule.',
    themes: 'Clair, sombre ou cyberpunk.',
    end: 'Commencez par une page, un brainstorming ou une dissertation.',
  },
};

const frCA: FilmTexts = {
  documents: [
    {
      title: 'Lettre au comité des bourses',
      text: 'Mesdames, Messieurs, je vous écris pour présenter ma candidature à la session d’hiver.',
      tag: 'Lettres',
    },
    {
      title: 'Questions pour la rencontre de mémoire',
      text: 'La main du lecteur est-elle une source ou un ornement? Deux réponses, et ce que coûte chacune.',
      tag: 'Mémoire',
    },
    {
      title: 'L’hydroélectricité à la Baie-James : un plan',
      text: 'Commencer par ce qui se mesure : le débit, la profondeur et les chiffres publiés.',
      tag: 'Énergies renouvelables',
    },
    {
      title: 'Pourquoi nous écrivons encore dans les marges',
      text: 'Qui lit un crayon à la main n’est jamais tout à fait seul. Avant le commentaire, il y eut la marge.',
      tag: 'Histoire des médias',
    },
  ],
  title: 'Crayon ou clavier?',
  text: 'Un portable est evidemment plus rapide qu’un crayon. Pourtant, les étudiants qui prenne leurs notes à la main semblent mieux retenir la matière.',
  versions: [
    'Un portable va évidemment plus vite qu’un crayon; pourtant, les étudiants qui écrivent leurs notes à la main semblent mieux retenir la matière.',
    'Pour la vitesse, le portable l’emporte sur le crayon. Mais ceux qui prennent leurs notes à la main semblent mieux garder la matière en mémoire.',
    'Bien qu’un portable soit plus rapide qu’un crayon, les étudiants qui notent à la main paraissent mieux retenir la matière.',
  ],
  captions: {
    home: `${brand.name} : un bureau calme pour écrire et étudier.`,
    write: 'Commencez par une page blanche, sans compte.',
    suggest: 'Les fautes sont signalées pendant que vous écrivez. Un clic les corrige.',
    rewrite: 'Demandez une autre formulation : trois versions, chaque changement est marqué.',
    cite: 'Trouvez la source d’une affirmation et citez-la. La liste se fait toute seule.',
    themes: 'Clair, sombre ou cyberpunk.',
    end: 'Commencez par une page, un remue-méninges ou une dissertation.',
  },
};

const ptPT: FilmTexts = {
  documents: [
    {
      title: 'Carta à comissão das bolsas',
      text: 'Exmos. Senhores, venho apresentar a minha candidatura para o semestre da primavera.',
      tag: 'Cartas',
    },
    {
      title: 'Perguntas para a reunião de tese',
      text: 'A mão do leitor é uma fonte ou um ornamento? Duas respostas, e o que custa cada uma.',
      tag: 'Tese',
    },
    {
      title: 'A energia das ondas em Peniche: um plano',
      text: 'Começar pelo que se mede: a altura, o período e o que o Instituto Hidrográfico publica.',
      tag: 'Energias renováveis',
    },
    {
      title: 'Porque escrevemos ainda nas margens',
      text: 'Quem lê de lápis na mão nunca está bem sozinho. Antes do comentário houve a margem.',
      tag: 'História dos media',
    },
  ],
  title: 'Caneta ou teclado?',
  text: 'Um portátil é sem duvida mais rápido do que uma caneta. Mas os estudantes que escrevem à mão parecem lenbrar-se melhor da aula.',
  versions: [
    'Um portátil é, sem dúvida, mais veloz do que uma caneta; mas os estudantes que escrevem à mão parecem lembrar-se melhor da aula.',
    'Em rapidez, o portátil vence a caneta. Ainda assim, quem escreve à mão parece guardar melhor a aula na memória.',
    'Embora um portátil seja mais rápido do que uma caneta, os estudantes que escrevem à mão parecem recordar melhor a aula.',
  ],
  captions: {
    home: `${brand.name}: uma secretária sossegada para escrever e estudar.`,
    write: 'Comece numa página em branco, sem conta.',
    suggest: 'Os erros são assinalados enquanto escreve. Um clique corrige-os.',
    rewrite: 'Peça outra formulação: três versões, com todas as alterações à vista.',
    cite: 'Encontre a fonte de uma afirmação e cite-a. A lista faz-se sozinha.',
    themes: 'Claro, escuro ou cyberpunk.',
    end: 'Comece com uma página, um brainstorming ou um ensaio.',
  },
};

const deDE: FilmTexts = {
  documents: [
    {
      title: 'Brief an die Stipendienstelle',
      text: 'Sehr geehrte Damen und Herren, hiermit bewerbe ich mich um einen Platz im Sommersemester.',
      tag: 'Briefe',
    },
    {
      title: 'Fragen für die Besprechung der Arbeit',
      text: 'Ist die Hand des Lesers eine Quelle oder ein Ornament? Zwei Antworten, und was jede kostet.',
      tag: 'Abschlussarbeit',
    },
    {
      title: 'Gezeitenkraft an der Nordsee: ein Plan',
      text: 'Zuerst das Messbare: die Strömung, die Tiefe und was das Bundesamt veröffentlicht.',
      tag: 'Erneuerbare Energien',
    },
    {
      title: 'Warum wir noch immer an den Rand schreiben',
      text: 'Wer mit dem Bleistift liest, ist nie ganz allein. Lange vor dem Kommentarfeld gab es den Rand.',
      tag: 'Mediengeschichte',
    },
  ],
  title: 'Stift oder Tastatur?',
  text: 'Ein Laptop ist zweifelos schneller als ein Stift. Doch Studierende, die von Hand mitschreiben, scheinen sich beser an eine Vorlesung zu erinnern.',
  versions: [
    'Ein Laptop ist zweifellos flinker als ein Stift; dennoch scheinen sich Studierende, die von Hand mitschreiben, besser an eine Vorlesung zu erinnern.',
    'Was das Tempo betrifft, schlägt der Laptop den Stift. Wer aber von Hand mitschreibt, scheint mehr von der Vorlesung zu behalten.',
    'Obwohl ein Laptop schneller ist als ein Stift, scheinen Studierende, die von Hand mitschreiben, eine Vorlesung besser zu behalten.',
  ],
  captions: {
    home: `${brand.name}: ein ruhiger Schreibtisch zum Schreiben und Lernen.`,
    write: 'Beginne mit einer leeren Seite, ohne Konto.',
    suggest: 'Fehler werden beim Schreiben markiert. Ein Klick behebt sie.',
    rewrite: 'Lass anders formulieren: drei Fassungen, jede Änderung ist markiert.',
    cite: 'Finde die Quelle einer Aussage und zitiere sie. Das Verzeichnis entsteht von selbst.',
    themes: 'Hell, dunkel oder Cyberpunk.',
    end: 'Beginne mit einer Seite, einem Brainstorming oder einem Essay.',
  },
};

export const filmTexts: Readonly<Record<Language, FilmTexts>> = {
  en,
  'fr-CA': frCA,
  'fr-FR': frFR,
  'pt-PT': ptPT,
  'de-DE': deDE,
};
