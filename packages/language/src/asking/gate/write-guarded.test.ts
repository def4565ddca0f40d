import { expect, test } from 'vitest';
import type { WritingModel } from '../writing-model.ts';
import type { TaskName } from '../task-names.ts';
import { writeGuarded, writeWhole } from './write-guarded.ts';

/** Gives each answer in turn, in pieces of that many letters. */
const saying = (answers: readonly string[], piece: number): WritingModel => {
  let call = 0;
  return {
    async *write() {
      const answer = answers[Math.min(call++, answers.length - 1)] ?? '';
      for (let at = 0; at < answer.length; at += piece) yield answer.slice(at, at + piece);
    },
  };
};

type Given = {
  readonly name?: TaskName;
  readonly replaced?: string;
  readonly material?: string;
  readonly request?: string;
};

const { signal } = new AbortController();
const promptOf = ({ replaced = '', material = replaced, request = '' }: Given) => ({
  instructions: '',
  prompt: '',
  fence: 'doc-0',
  replaced,
  material,
  request,
});

async function streamed(answers: readonly string[], piece: number, given: Given): Promise<string> {
  let text = '';
  const task = { name: given.name ?? 'paraphrase', signal };
  for await (const chunk of writeGuarded(saying(answers, piece), promptOf(given), task)) text += chunk;
  return text;
}

const whole = (answers: readonly string[], given: Given): Promise<string> =>
  writeWhole(saying(answers, 7), promptOf(given), { name: given.name ?? 'paraphrase', signal });

const text = 'The harbour is quiet at dusk, and the boats come in one after the other with their lamps lit.';
const version = 'At dusk the harbour falls silent while the boats return one by one, their lamps burning.';
const pieces = [1, 3, 11, 10_000];

async function cleaned(answer: string, given: Given): Promise<string[]> {
  const all = await Promise.all(pieces.map((piece) => streamed([answer], piece, given)));
  return [...new Set([...all, await whole([answer], given)])];
}

test.each([
  `Sure! Here's the rewritten text:\n\n${version}`,
  `Sure! Here is a paraphrase: ${version}`,
  `Certainly! ${version}`,
  `Of course. Here's a reworded version of your text:\n${version}`,
  `**Rewritten text:**\n${version}`,
  `**Rewritten text:** ${version}`,
  `Rewritten text: ${version}`,
  `### Paraphrase\n\n${version}`,
  `Option 1: ${version}`,
  `**Option 1:**\n${version}\n\n**Option 2:**\nThe boats come home at night.\n\n**Option 3:**\nLamps are lit.`,
  `Here are three options:\n\n1. ${version}`.replace('1. ', 'Option 1: '),
  `Voici le texte reformulé :\n\n${version}`,
  `Bien sûr ! Voici une reformulation : ${version}`,
  `Natürlich! Hier ist der überarbeitete Text:\n\n${version}`,
  `Gerne! ${version}`,
  `Claro! Aqui está o texto reescrito:\n\n${version}`,
  `Com certeza! Segue o texto reformulado:\n${version}`,
  `I've rewritten the text to be more fluent:\n\n${version}`,
  `Below is the revised version.\n\n${version}`,
  `As requested, here is the revised passage:\n\n${version}`,
  `"${version}"`,
  `“${version}”`,
  `« ${version} »`,
  `„${version}“`,
  `\`\`\`\n${version}\n\`\`\``,
  `\`\`\`text\n${version}\n\`\`\`\n\nI kept the tone of the original.`,
  `Sure! Here it is:\n\n\`\`\`\n${version}\n\`\`\``,
  `<answer>${version}</answer>`,
  `<think>The user wants a paraphrase.</think>\n\n${version}`,
  `Okay, the user wants a paraphrase of a sentence.\nLet me see.\n</think>\n\n${version}`,
  `${version}\n\nLet me know if you'd like any changes!`,
  `${version} Let me know if you'd like me to adjust the tone.`,
  `${version}\n\nI hope this helps! Feel free to ask if you need anything else.`,
  `${version}\n\nWould you like me to make it more formal?`,
  `${version}\n\nN'hésitez pas à me dire si vous souhaitez des modifications.`,
  `${version}\n\nLass mich wissen, wenn du Änderungen möchtest.`,
  `${version}\n\nIch hoffe, das hilft dir weiter!`,
  `${version}\n\nEspero que isto ajude! Diga-me se precisar de alterações.`,
  `${version}\n\n(Note: I kept the original meaning.)`,
  `${version} (Note: I kept the tone.)`,
  `${version}\n\n**Note:** The tone of the original was preserved.`,
  `${version}\n\n---\n\n**Changes made:**\n- replaced "quiet"\n- varied the order`,
  `${version}\n\nI changed the wording while keeping the meaning.`,
  `${version}\n\nThis version keeps the meaning of the original.`,
  `${version}\n\nWord count: 15`,
  `${version}<|im_end|>`,
  `${version}<|eot_id|><|start_header_id|>assistant`,
  `Assistant: ${version}`,
  `---\n${version}\n---`,
  `Here's a revised version — ${version}`,
  `One way to rephrase this is:\n\n${version}`,
  `You could say: "${version}"`,
  `Hier eine überarbeitete Version:\n\n${version}`,
  `${version}\n\nPosso ajudar em mais alguma coisa?`,
  `<p>${version}</p>`,
])('what a model adds is removed: %j', async (answer) => {
  expect(await cleaned(answer, { replaced: text })).toEqual([version]);
});

const declined = { failure: { kind: 'unusable', why: 'declined' } };

test.each([
  "I'm sorry, but I can't help with that.",
  'I’m sorry, but I can’t assist with that request.',
  'I cannot fulfill this request.',
  'As an AI language model, I cannot rewrite this text.',
  "I can't do that.",
  'Unfortunately, I am unable to rewrite this passage.',
  'I apologize, but I cannot process this content as it violates my guidelines.',
  "I'm just an AI and can't help with this.",
  'Je suis désolé, mais je ne peux pas vous aider.',
  'Désolé, mais je ne peux pas répondre à cette demande.',
  'Je ne peux pas reformuler ce texte.',
  "En tant que modèle de langage, je ne suis pas en mesure d'aider.",
  'Es tut mir leid, aber ich kann dabei nicht helfen.',
  'Ich kann diese Anfrage leider nicht bearbeiten.',
  'Als KI-Sprachmodell kann ich das nicht.',
  'Dabei kann ich leider nicht helfen.',
  'Desculpe, mas não posso ajudar com isso.',
  'Lamento, mas não consigo reescrever este texto.',
  'Como modelo de linguagem, não posso fazer isso.',
  'Please provide the text you would like me to paraphrase.',
  "It seems you haven't provided any text. Could you please share the passage?",
  'Pourriez-vous me fournir le texte à reformuler ?',
  'Bitte geben Sie den Text ein, den ich umformulieren soll.',
  'Por favor, forneça o texto que deseja reformular.',
  'The text you provided is already well written.',
  'I will not rewrite this text.',
  "I don't think it would be appropriate for me to rewrite this.",
  'Je préfère ne pas répondre à cette demande.',
  'Tut mir leid, das geht nicht.',
  'Diesen Inhalt darf ich nicht umschreiben.',
])('a refusal is not a version, in any language: %j', async (answer) => {
  for (const piece of pieces) {
    await expect(streamed([answer], piece, { replaced: text })).rejects.toMatchObject(declined);
  }
  await expect(whole([answer], { replaced: text })).rejects.toMatchObject(declined);
});

test.each<[string, Given]>([
  [
    "I can't wait to see the boats come home tonight with all their lamps lit.",
    { replaced: 'I can hardly wait to see the boats come home tonight with all the lamps lit.' },
  ],
  [
    "I'm sorry that I cannot come to your party on the day of the race, for I have to work.",
    { replaced: "Sorry, I can't come to your party on the day of the race because I have to work." },
  ],
  [
    'Je suis désolé, mais je ne peux pas venir ce soir.',
    { replaced: 'Désolé, je ne pourrai pas venir ce soir.' },
  ],
  ['Leider kann ich morgen nicht kommen.', { replaced: 'Es tut mir leid, ich kann morgen nicht kommen.' }],
  [
    'An AI language model predicts the next word. As an AI language model, it has no beliefs.',
    { replaced: 'A language model, which is an AI, guesses the next word. As an AI it believes nothing.' },
  ],
  [
    'Please let me know if you have questions about the bill.',
    { replaced: 'Let me know if there are questions about the bill.' },
  ],
  [
    '"Come home," she said, and the boats turned. "Now."',
    { replaced: 'She told the boats to come home. They turned at once.' },
  ],
  [
    'Here is the reason: the boats were late and the lamps had been lit.',
    { replaced: 'Here is why: the boats were late and the lamps were lit.' },
  ],
  [
    'Dear Ana,\n\nI cannot come on Friday.\n\nLet me know if Monday suits you.',
    { name: 'modify_text', request: 'Write a mail to Ana' },
  ],
  ['```js\nconst a = 1;\n```', { name: 'modify_text', request: 'Show the code of a constant' }],
  [
    'Here is the list:\n- sea\n- ships',
    { name: 'modify_text', replaced: 'sea and ships', request: 'Make a list' },
  ],
])('parts of a text are kept: %j', async (answer, given) => {
  expect(await cleaned(answer, given)).toEqual([answer]);
});

test('an unusable answer is requested once more, before anything was passed on', async () => {
  const refusal = "I'm sorry, but I can't help with that.";
  expect(await streamed([refusal, version], 5, { replaced: text })).toBe(version);
  expect(await whole([refusal, version], { replaced: text })).toBe(version);
});

const long = `${text} In 1987 Ana Ribeiro counted 42 of them (Silva, 1990); see https://example.org/boats for the list.`;
const longVersion =
  'At dusk the harbour falls silent while the boats return one by one with burning lamps. Ana Ribeiro counted forty-two of them in 1987 (Silva, 1990), as the list at https://example.org/boats shows.';

test('numbers, names, links and citations are recognised, even as words', async () => {
  expect(await cleaned(longVersion, { replaced: long })).toEqual([longVersion]);
});

test.each([
  ['facts', longVersion.replace('1987', '1978')],
  ['facts', longVersion.replace('forty-two', 'many')],
  ['facts', longVersion.replaceAll('Ana Ribeiro', 'a woman')],
  ['facts', longVersion.replace('Ana Ribeiro', 'Marta Lopes')],
  ['facts', longVersion.replace('https://example.org/boats', 'our site')],
  ['facts', longVersion.replace(' (Silva, 1990)', '')],
  ['facts', longVersion.replace('with burning lamps', 'with lamps (Jones, 2004)')],
  ['length', 'In 1987 Ana Ribeiro counted 42 (Silva, 1990): https://example.org/boats.'],
  [
    'length',
    `${longVersion} ${Array.from({ length: 9 }, (_, n) => `On the ${'abcdefghi'[n]} pier the night is long and the sea is dark.`).join(' ')}`,
  ],
  [
    'language',
    'Au crépuscule le port est calme et les bateaux rentrent un par un avec leurs lampes allumées ; en 1987, Ana Ribeiro en a compté 42 (Silva, 1990), voir https://example.org/boats pour la liste.',
  ],
  ['cut', longVersion.slice(0, -26) + 'as the list https://example.org/boats and'],
])('an answer with the wrong %s is not used', async (why, answer) => {
  const failure = { failure: { kind: 'unusable', why } };
  await expect(whole([answer], { replaced: long })).rejects.toMatchObject(failure);
  await expect(streamed([answer], 9, { replaced: long })).rejects.toMatchObject(failure);
});

test('an answer that loops is not used', async () => {
  const answer = `${version} ${'The lamps are lit. '.repeat(5)}`;
  await expect(whole([answer], { replaced: text })).rejects.toMatchObject({ failure: { kind: 'garbage' } });
});

test.each([
  ['several versions', `1. ${version}\n2. The boats come home at dusk.\n3. Dusk is quiet.`, 'unusable'],
  ['JSON', `{"text": "${version}"}`, 'garbage'],
])('an answer with %s is not a version', async (_, answer, kind) => {
  await expect(whole([answer], { replaced: text })).rejects.toMatchObject({ failure: { kind } });
});

const merkel =
  'Im Jahr 2015 kam Angela Merkel nach Hamburg, wo sie mit vielen Menschen über ihre Hoffnungen und Sorgen in jener Zeit sprach.';
const about =
  'Angela Merkel besuchte 2015 Hamburg und sprach dort mit vielen Menschen über ihre Sorgen und Hoffnungen in dieser Zeit.';

test('German names are distinguished from nouns', async () => {
  expect(await whole([about], { replaced: merkel })).toBe(about);
  const lost = about.replace('Angela Merkel', 'Eine Politikerin');
  await expect(whole([lost], { replaced: merkel })).rejects.toMatchObject({
    failure: { kind: 'unusable', why: 'facts' },
  });
});

test('a name may be shortened, and a number may be written differently', async () => {
  const king =
    'Martin Luther King led the March on Washington in the US in August 1963, and about 250 000 people came to hear what he said.';
  const shorter =
    'In the United States, Dr. King led the march on Washington in August 1963, and some 250,000 people came to hear what he had to say.';
  expect(await whole([shorter], { replaced: king })).toBe(shorter);
});

test('a few words have the language of the surrounding text', async () => {
  const french =
    'Au crépuscule le port est calme et les bateaux rentrent un par un avec leurs lampes allumées.';
  const given = { replaced: 'with their lamps lit', material: text };
  await expect(whole([french], given)).rejects.toMatchObject({
    failure: { kind: 'unusable', why: 'language' },
  });
  const quoted = { replaced: 'les bateaux rentrent avec leurs lampes', material: text };
  expect(await whole(['les bateaux reviennent avec leurs lampes'], quoted)).toBe(
    'les bateaux reviennent avec leurs lampes',
  );
});

test.each(['At dusk the \uFFFD\uFFFD harbour', 'At dusk \u0004 the harbour', '\u001B[31mAt dusk'])(
  'regression 390: an answer with impossible characters breaks off at once: %j',
  async (answer) => {
    const error = { failure: { kind: 'garbage' } };
    await expect(streamed([`${answer} falls silent.`, version], 3, { replaced: text })).rejects.toMatchObject(
      error,
    );
    await expect(whole([`${answer} falls silent.`], { replaced: text })).rejects.toMatchObject(error);
  },
);

test('characters of the text itself are kept', async () => {
  const damaged = text.replace('quiet', 'qu\uFFFDet');
  const answer = version.replace('silent', 'qu\uFFFDet');
  expect(await streamed([answer], 11, { replaced: damaged })).toBe(answer);
});

test('regression 373: paragraphs that the card joins by single line breaks are not merged', async () => {
  const selected =
    'The harbour is quiet at dusk, and the boats come in.\nTheir lamps are lit, and nobody speaks until the last is in.';
  const kept =
    'At dusk the harbour is silent while the boats return.\nWith lit lamps and without a word, people wait for the last.';
  expect(await whole([kept], { replaced: selected })).toBe(kept);
  await expect(whole([kept.replace('\n', ' ')], { replaced: selected })).rejects.toMatchObject({
    failure: { kind: 'unusable', why: 'blocks' },
  });
  const summary = 'At dusk the boats return to the harbour in silence.';
  expect(await whole([summary], { name: 'summarize', replaced: selected })).toBe(summary);
});

test('regression 394: wrapped lines, as in text copied from a PDF, may be joined', async () => {
  const selected =
    'The harbour is quiet at dusk, and the boats come in one by\none with their lamps lit, while nobody on the pier speaks\nuntil the last of them is in.';
  const answer =
    'At dusk the harbour is silent, and the boats with their lit lamps return one by one while people on the pier wait without a word for the last.';
  expect(await whole([answer], { replaced: selected })).toBe(answer);
  const list = 'the quiet harbour at dusk\nboats with lit lamps\npeople who wait on the pier without a word';
  await expect(
    whole(['At dusk the harbour is silent, boats have lit lamps, and people wait on the pier.'], {
      replaced: list,
    }),
  ).rejects.toMatchObject({ failure: { kind: 'unusable', why: 'blocks' } });
});
