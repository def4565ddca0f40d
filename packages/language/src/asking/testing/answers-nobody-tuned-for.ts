import type { TaskName } from '../task-names.ts';

type Fixture = {
  readonly text: string;
  readonly good: Readonly<Partial<Record<TaskName, string>>>;
};

/** A paragraph in each language, and what was asked for by each action. */
const grandmother = {
  en: {
    text: 'My grandmother kept bees behind the station until 2003. She said that a hive is a town in which nobody is mayor, and she sold the honey on Saturdays without a scale.',
    reworded:
      'Until 2003 my grandmother looked after bees behind the station. To her a hive was a town without a mayor, and on Saturdays she sold her honey unweighed.',
    summary: 'My grandmother kept bees until 2003 and sold their honey on Saturdays.',
    longer:
      'My grandmother kept bees behind the station until 2003, when her knees gave up. She said that a hive is a town in which nobody is mayor, and she meant it as praise. On Saturdays she sold the honey without a scale, by the look of the jar and of the buyer.',
    inserted:
      'Bees ask for little: a wall in the sun, a bowl of water and somebody who does not hurry. My grandmother had all three behind the station, and the honey tasted of limes and of trains.',
  },
  de: {
    text: 'Meine Großmutter hielt bis 2003 Bienen hinter dem Bahnhof. Ein Stock, sagte sie, sei eine Stadt ohne Bürgermeister, und den Honig verkaufte sie samstags ohne Waage.',
    reworded:
      'Bis 2003 hatte meine Großmutter hinter dem Bahnhof Bienen. Für sie war ein Stock eine Stadt, in der niemand Bürgermeister ist, und samstags verkaufte sie den Honig nach Augenmaß.',
    summary: 'Meine Großmutter hielt bis 2003 Bienen und verkaufte samstags ihren Honig.',
    longer:
      'Meine Großmutter hielt bis 2003 Bienen hinter dem Bahnhof, dort, wo die Mauer am Nachmittag warm wird. Ein Stock, sagte sie, sei eine Stadt ohne Bürgermeister, und sie meinte das als Lob. Den Honig verkaufte sie samstags ohne Waage, nach Augenmaß und nach Laune.',
    inserted:
      'Bienen brauchen wenig: eine Mauer in der Sonne, eine Schale Wasser und jemanden, der sich Zeit lässt. Meine Großmutter hatte all das hinter dem Bahnhof, und ihr Honig schmeckte nach Linden.',
  },
  fr: {
    text: 'Ma grand-mère a élevé des abeilles derrière la gare jusqu’en 2003. Une ruche, disait-elle, est une ville où personne n’est maire, et elle vendait le miel le samedi sans balance.',
    reworded:
      'Jusqu’en 2003, ma grand-mère avait des abeilles derrière la gare. Pour elle, une ruche était une ville sans maire, et le samedi elle vendait son miel sans le peser.',
    summary: 'Ma grand-mère a élevé des abeilles jusqu’en 2003 et vendait leur miel le samedi.',
    longer:
      'Ma grand-mère a élevé des abeilles derrière la gare jusqu’en 2003, là où le mur garde la chaleur. Une ruche, disait-elle, est une ville où personne n’est maire, et c’était dans sa bouche un éloge. Elle vendait le miel le samedi, sans balance, au juger du pot et du client.',
    inserted:
      'Les abeilles demandent peu de chose : un mur au soleil, un bol d’eau et quelqu’un qui prend son temps. Ma grand-mère avait tout cela derrière la gare, et son miel sentait le tilleul.',
  },
  pt: {
    text: 'A minha avó criou abelhas atrás da estação até 2003. Dizia que uma colmeia é uma cidade onde ninguém é presidente, e vendia o mel aos sábados sem balança.',
    reworded:
      'Até 2003, a minha avó teve abelhas atrás da estação. Para ela, uma colmeia era uma cidade sem presidente, e aos sábados vendia o mel sem o pesar.',
    summary: 'A minha avó criou abelhas até 2003 e vendia o mel aos sábados.',
    longer:
      'A minha avó criou abelhas atrás da estação até 2003, junto ao muro que guarda o calor da tarde. Dizia que uma colmeia é uma cidade onde ninguém é presidente, e dizia-o como elogio. Vendia o mel aos sábados, sem balança, a olho e conforme o freguês.',
    inserted:
      'As abelhas pedem pouco: um muro ao sol, uma taça de água e alguém que não tenha pressa. A minha avó tinha tudo isso atrás da estação, e o mel sabia a tília e a comboios.',
  },
} as const;

export type AnswerLanguage = keyof typeof grandmother;
export const languagesOfAnswers = ['en', 'de', 'fr', 'pt'] as const satisfies readonly AnswerLanguage[];

export const rewording = ['paraphrase', 'changeTone', 'improveFluency', 'soundAcademic', 'rewrite'] as const;
const insertions = ['writeIntroduction', 'writeConclusion', 'writeWithMoreDepth', 'essay'] as const;
export const replacing: readonly TaskName[] = [...rewording, 'summarize', 'makeLonger'];
export const inserting: readonly TaskName[] = insertions;

export function fixtureOf(language: AnswerLanguage): Fixture {
  const { text, reworded, summary, longer, inserted } = grandmother[language];
  const each = (names: readonly TaskName[], good: string) => names.map((name) => [name, good] as const);
  return {
    text,
    good: Object.fromEntries([
      ...each(rewording, reworded),
      ...each(insertions, inserted),
      ['summarize', summary],
      ['makeLonger', longer],
    ]),
  };
}

/** How models of today wrap a good answer, in the language of the answer. */
export const wrapped: Readonly<Record<AnswerLanguage, readonly ((good: string) => string)[]>> = {
  en: [
    (good) =>
      `Absolutely — here’s a smoother take on your paragraph that keeps the original voice intact:\n\n${good}`,
    (good) =>
      `Got it. Below is a tightened version:\n\n---\n\n${good}\n\n---\n\nWant me to push it further (more lyrical, more formal), or keep it here?`,
    (good) =>
      `I'd be glad to help with this. Here's my take:\n\n${good}\n\nI aimed to preserve the quiet humor of the original while smoothing the rhythm. Happy to adjust if you'd like something plainer.`,
    (good) =>
      `Here is a possible rewrite of the text in a more formal tone:\n\n${good}\n\nI've tried to maintain the same style as the original text, while rephrasing it to make it more polished. Let me know if you'd like me to make any changes!`,
    (good) =>
      `Okay, here's a version aiming for a natural flow:\n\n${good}\n\n**Here's a breakdown of the changes I made:**\n\n* **Word choice:** some words are plainer.\n* **Order:** the year comes first.`,
    (good) =>
      `<think>\nAlright, so I need to look at this. The year must stay.\n</think>\n\n**Polished version**\n\n${good}\n\n**Why this works**\n\nThe sentences are shorter.`,
    (good) => `Sure, I can help you with that! Here is your text with improved fluency: "${good}"`,
    (good) => `Final answer:\n${good}`,
    (good) => `${good}\n\n---\n*Word count: 31*`,
    (good) => `${good}\n\nQuick note: I left the day in because it carries the rhythm.`,
    (good) => `Here you have it 👇\n\n${good}`,
    (good) => `Ok so here's my attempt:\n\n${good}\n\nHow's that?`,
    (good) => `Happy to! Here's one way to put it:\n\n${good}\n\nIf you want, I can also do a punchier one.`,
    (good) => `<think>\n\n</think>\n\n${good}\n\n(Total: 31 words)`,
  ],
  de: [
    (good) =>
      `Gern! Hier eine flüssigere Variante:\n\n${good}\n\nSoll ich daraus auch eine kürzere Fassung machen?`,
    (good) => `Hier mein Vorschlag:\n\n${good}\n\nFalls dir das zu förmlich ist, sag einfach Bescheid.`,
    (good) => `Klar, mache ich. Ich habe den Satzbau gestrafft und Wiederholungen vermieden:\n\n${good}`,
    (good) => `Here's the German version:\n\n${good}`,
    (good) => `${good}\n\nWenn du magst, kann ich den Ton noch etwas wärmer machen.`,
    (good) =>
      `Aber gerne doch! So könnte der Absatz lauten:\n\n„${good}“\n\n*Anmerkung: Die Jahreszahl blieb unverändert.*`,
    (good) => `Okay, ich versuche es mal:\n\n${good}`,
  ],
  fr: [
    (good) =>
      `Voici une proposition de reformulation plus fluide :\n\n« ${good} »\n\nCette formulation évite les répétitions tout en conservant le sens initial.`,
    (good) =>
      `Bien entendu, voici le passage retravaillé :\n\n${good}\n\n*(J’ai conservé la date telle quelle.)*`,
    (good) =>
      `Avec grand plaisir, voici ce que je te propose :\n\n${good}\n\nDis-moi si tu préfères un ton plus soutenu.`,
    (good) => `${good}\n\nSouhaites-tu que je la raccourcisse encore ?`,
    (good) => `Certainly! Here is the text in French:\n\n${good}`,
    (good) => `Pas de souci ! Je vous propose ceci :\n\n${good}\n\nCela vous convient-il ?`,
  ],
  pt: [
    (good) =>
      `Perfeito! Segue uma versão mais fluida do seu trecho:\n\n${good}\n\nSe quiser, posso deixar o tom mais leve ou mais formal. 😊`,
    (good) => `Com todo o gosto! Fica assim:\n\n${good}\n\nQualquer ajuste, é só dizer.`,
    (good) => `Claro, aqui vai:\n\n${good}`,
    (good) => `${good}\n\nCaso deseje, posso adaptar o texto para outro público.`,
    (good) => `Sem problema. Deixo abaixo a minha proposta:\n\n${good}\n\nEspero ter ajudado!`,
    (good) => `**Versão revista**\n\n${good}\n\n**O que mudou:** a ordem das frases.`,
  ],
};

/** What must not land in a text, whatever was asked for. */
export const noAnswers: readonly string[] = [
  "I don't feel right putting this into words for someone else, since it reads as personal testimony. I'd rather help you think it through.",
  'I’m really sorry you’re feeling this way, but I’m unable to provide the help that you need. It can be really important to talk things over with someone who can.',
  "I'm still learning how to handle this kind of writing, so I'd rather not.",
  'Dazu möchte ich mich lieber nicht äußern.',
  'Bei diesem Thema kann ich leider nicht unterstützen, da es gegen die Nutzungsrichtlinien verstößt.',
  "Je préfère m'abstenir de reformuler ce passage, car il touche à un sujet sensible.",
  'Infelizmente não é possível atender a esta solicitação.',
  'Your message was flagged. Please rephrase it and try again.',
  'The model is currently overloaded. Please try again later.',
  "I noticed that you've pasted the same paragraph twice. Which one should I use?",
  'Could you share a bit more about what you have in mind, such as the audience?',
  'This paragraph has a warm, nostalgic tone. To make it more formal, you could replace a few of the images.',
  'We are asked to reword the passage. The year must stay. Let me draft something.',
  'Bevor ich loslege: Für wen ist der Text gedacht?',
  "Avant de commencer, j'aurais besoin de savoir à qui s'adresse ce texte.",
  'Antes de começar, preciso de saber para quem é o texto.',
];

/** What must not land where a text is reworded: it speaks of the text, or shows more than one. */
export const noRewordings: Readonly<
  Record<AnswerLanguage, readonly ((text: string, good: string) => string)[]>
> = {
  en: [
    () =>
      'A nostalgic recollection of a grandmother who kept bees behind the station until 2003, this piece uses the hive as a metaphor for a town without a mayor.',
    () =>
      'A few suggestions:\n\n1. Replace "kept bees" with "looked after bees".\n2. Put the year 2003 first.\n3. Shorten the part about the scale.',
    (text, good) =>
      `Here are a few options, depending on the tone you want:\n\n**Direct:**\n${good}\n\n**Poetic:**\n${text}`,
    (text, good) => `Before: ${text}\n\nAfter: ${good}`,
    (_, good) => `${good} (2003 and Saturdays are unchanged; "mayor" could also be "ruler" if you prefer.)`,
  ],
  de: [
    (text, good) => `Vorher: ${text}\nNachher: ${good}`,
    () =>
      'In dem Absatz geht es um eine Großmutter, die bis 2003 Bienen hinter dem Bahnhof hielt; der Stock steht darin für eine Stadt ohne Bürgermeister.',
  ],
  fr: [
    (text, good) => `Original : ${text}\n\nReformulé : ${good}`,
    () =>
      'Dans ce passage, une grand-mère élève des abeilles derrière la gare jusqu’en 2003, et la ruche y devient l’image d’une ville sans maire.',
  ],
  pt: [
    (text, good) => `Antes: ${text}\n\nDepois: ${good}`,
    () =>
      'Neste trecho, uma avó cria abelhas atrás da estação até 2003, e a colmeia serve de imagem para uma cidade sem presidente.',
  ],
};

export type Honest = {
  readonly name: TaskName;
  readonly answer: string;
  readonly replaced?: string;
  readonly material?: string;
  readonly request?: string;
};

/** Good answers that look like refusals, additions or remarks, because the text is about such things. */
export const honest: readonly Honest[] = [
  {
    name: 'writeWithMoreDepth',
    material: 'How the journal keeps what was typed on a train',
    answer:
      'A laptop that loses its connection on a train keeps every line until the server can be reached. The server accepts a text that it already has, and answers that this version is the one it knows.',
  },
  {
    name: 'paraphrase',
    replaced:
      'The letter began with an apology and ended with one: the bank regretted that it could not help.',
    answer:
      'At its beginning and at its end the letter apologised: sorry, the bank wrote, we cannot help you.',
  },
  {
    name: 'improveFluency',
    replaced: 'ChatGPT it often says that it is only a language model and that it not have opinions.',
    answer: 'ChatGPT often says that it is only a language model and that it does not have opinions.',
  },
  {
    name: 'essay',
    material: 'Why chatbots decline',
    answer:
      'When a chatbot writes “I’m sorry, but I can’t help with that,” it declines in the words of a clerk. As an AI language model it has no conscience, yet the sentence sounds like one. Please rephrase, it adds, and the reader does.',
  },
  {
    name: 'writeWithMoreDepth',
    material: 'The boats of the harbour are counted every evening by the same two people.',
    answer:
      'Here is the difficulty: nobody counts the boats that do not come home. A harbour keeps a list of arrivals, and the rest is left to those who wait.',
  },
  {
    name: 'writeConclusion',
    material: 'Why our town should keep its library open on Sundays. The library is full on Saturdays.',
    answer:
      'If you want the library to stay open, ask the council your questions now. I hope that this town will help it to be what it was: a room that is warm on Sundays.',
  },
  {
    name: 'writeConclusion',
    material: 'Warum die Bücherei am Sonntag offen bleiben sollte. Am Samstag ist sie voll.',
    answer:
      'Wenn Sie wollen, dass die Bücherei bleibt, dann stellen Sie dem Stadtrat Fragen. Ich hoffe, dass die Stadt ihr hilft, am Sonntag zu sein, was sie am Samstag ist: ein warmer Raum für alle.',
  },
  {
    name: 'changeTone',
    replaced:
      'I am writing to tell you that I cannot accept the place. Please let me know whether you need anything else from me.',
    answer: 'Sorry, but I can’t take the place! Let me know if you need anything else from me.',
  },
  {
    name: 'paraphrase',
    replaced: 'Sadly I was not able to sleep in that house.',
    answer: 'Unfortunately, I could not sleep in that house.',
  },
  {
    name: 'paraphrase',
    replaced: 'Leider habe ich in diesem Haus nicht schlafen können.',
    answer: 'Ich konnte in diesem Haus leider nicht schlafen.',
  },
  {
    name: 'paraphrase',
    replaced: 'Malheureusement, je n’ai pas pu dormir dans cette maison.',
    answer: 'Je n’ai hélas pas réussi à dormir dans cette maison.',
  },
  {
    name: 'paraphrase',
    replaced: 'Infelizmente, não consegui dormir naquela casa.',
    answer: 'Não consegui, infelizmente, dormir naquela casa.',
  },
  {
    name: 'improveFluency',
    replaced: '“Sure,” she says. “Here is key for the house.” Nobody did believe her.',
    answer: '“Sure,” she said. “Here is the key to the house.” Nobody believed her.',
  },
  {
    name: 'soundAcademic',
    replaced: 'As an AI researcher I think that the models get most things wrong about small languages.',
    answer: 'As an AI researcher, I would argue that models misrepresent most aspects of small languages.',
  },
  {
    name: 'modify_text',
    request: 'Write an apology to my teacher because I cannot hand in my essay on Friday',
    answer:
      'Dear Ms Okafor,\n\nI am sorry that I can’t hand in my essay on Friday. My brother is in hospital, and I have not slept much. Would it be possible to send it on Monday? Please let me know if you need a note.\n\nBest wishes,\nIris',
  },
  {
    name: 'modify_text',
    request: 'Schreibe eine Absage an einen Bewerber',
    answer:
      'Sehr geehrter Herr Yılmaz,\n\nleider können wir Ihnen die Stelle nicht anbieten. Es tut uns leid, dass wir Ihnen nicht helfen können. Bei Fragen melden Sie sich gern.\n\nMit freundlichen Grüßen',
  },
  {
    name: 'modify_text',
    request: 'Write three questions that a chatbot could ask a new user',
    answer:
      '1. How can I help you today?\n2. What would you like me to write?\n3. Could you tell me who will read the text?',
  },
  {
    name: 'insertTemplate',
    material: '',
    request: 'A cover letter',
    answer:
      'Dear [Name],\n\nI am writing to apply for [position] at [company].\n\nThank you for your time. I look forward to hearing from you.\n\n[Your name]',
  },
  {
    name: 'paraphrase',
    replaced: 'The editor shortened the paragraph, and this version keeps nothing of what the author meant.',
    answer: 'The paragraph was cut by the editor, and nothing that the author meant is left in this version.',
  },
  {
    name: 'paraphrase',
    replaced:
      'The mayor told the paper that it had grown too fast for its schools, by which he meant the city.',
    answer: 'The mayor told the paper that “[the city] had grown too fast for its schools”.',
  },
  {
    name: 'modify_text',
    replaced: 'Meet me at noon.',
    request: 'Put [the city] where the place belongs',
    answer: 'Meet me in [the city] at noon.',
  },
  {
    name: 'writeWithMoreDepth',
    material: 'In the forest the light falls through the leaves in small moving coins.',
    answer:
      'The Japanese call this 木漏れ日, the light that leaks through leaves. A forest without that word has the same coins of light, but fewer people who look up.',
  },
  {
    name: 'essay',
    material: 'Glasnost and the end of the Soviet Union',
    answer:
      'The Russian word гласность means more than openness: it comes from an old word for voice. The Soviet Union let people speak before it knew what they would say.',
  },
  {
    name: 'essay',
    material: 'Das Licht im Wald',
    answer:
      'Auf Japanisch heißt das Licht, das durch die Blätter im Wald fällt, 木漏れ日. Ein deutsches Wort dafür gibt es nicht, und doch kennt jeder den Anblick.',
  },
  {
    name: 'summarize',
    replaced:
      'The survey of 2019 says that most pupils read on the way to school. It adds that those who walk read least, that those who take the train read most, and that nobody reads on a bicycle.',
    answer: 'According to the survey of 2019, pupils read most on the train and not at all on a bicycle.',
  },
  {
    name: 'changeTone',
    replaced:
      'Note: the office is closed on Monday. Please do not hesitate to call on Tuesday if you have questions.',
    answer: 'Note: the office takes Monday off. Got questions? Give us a call on Tuesday!',
  },
  {
    name: 'paraphrase',
    replaced: 'Great work needs rest. Nobody writes well at night after a day of work.',
    answer: 'Great work requires rest. After a day of work, hardly anyone writes well at night.',
  },
  {
    name: 'writeOpposingArgument',
    material:
      'Artificial intelligence should not write essays for students, since writing is how they learn to think.',
    answer:
      'I am not convinced that artificial intelligence takes thinking away from students. Some of them learn to write by correcting a machine, as others learned by correcting a friend.',
  },
  {
    name: 'expandTitle',
    material: 'I am sorry: an essay on apologies',
    answer:
      'I am sorry. I can’t think of three words that are said more often and meant less. An essay on apologies has to begin with one, and mine is for what follows.',
  },
  {
    name: 'paraphrase',
    replaced: 'Is this what we want? The town must decide whether the old mill is worth the money.',
    answer: 'Do we want this? It is for the town to decide whether the old mill is worth the money.',
  },
  {
    name: 'paraphrase',
    replaced:
      'Die alte Frau am Hafen schüttelte den Kopf, als wir sie nach den Booten des letzten Winters fragten, und sagte, dass keines fehlt.',
    answer:
      'Als wir die alte Frau am Hafen nach den Booten des letzten Winters fragten, schüttelte sie den Kopf und sagte: „Von ihnen fehlt keines.“',
  },
  {
    name: 'makeLonger',
    replaced: 'The answer was no. I asked for the result three times, and the nurse would not give it to me.',
    answer:
      'The answer was no, and it stayed no. I asked for the result three times that morning, politely at first, and the nurse, who was younger than I am, would not give it to me.',
  },
];
