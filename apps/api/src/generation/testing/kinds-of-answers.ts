import type { Ending } from './behaviour.ts';

/** The text that a model is asked to work on. */
export const text =
  'In 1987 Ana Ribeiro counted 42 boats in the harbour of the old town, and she wrote down when each of them came home.';

/** A way in which models answer. */
export type Kind = {
  readonly name: string;
  readonly answer: (good: string) => string;
  readonly ending?: Ending;
  /** Restricts it to answers that replace the text, or that have no form of their own. */
  readonly only?: 'replaces' | 'not free' | 'reworded';
};
/** What models add to a correct answer. */
export const additions: readonly Kind[] = [
  { name: 'nothing', answer: (good) => good },
  { name: 'an empty reason (Ollama, SGLang)', answer: (good) => good, ending: '' },
  { name: 'a last line without a reason', answer: (good) => good, ending: 'done' },
  { name: 'Sure!', answer: (good) => `Sure! Here's the rewritten text:\n\n${good}` },
  { name: 'Certainly!', answer: (good) => `Certainly! ${good}`, only: 'not free' },
  { name: 'Here is', answer: (good) => `Here is the revised version:\n\n${good}` },
  { name: 'Voici', answer: (good) => `Voici le texte reformulé :\n\n${good}` },
  { name: 'Bien sûr', answer: (good) => `Bien sûr ! Voici la version demandée :\n\n${good}` },
  { name: 'Natürlich', answer: (good) => `Natürlich! Hier ist der überarbeitete Text:\n\n${good}` },
  { name: 'Claro', answer: (good) => `Claro! Aqui está o texto reescrito:\n\n${good}` },
  { name: 'a label', answer: (good) => `**Rewritten text:**\n\n${good}` },
  { name: 'a label on its line', answer: (good) => `Revised version: ${good}` },
  { name: 'a number', answer: (good) => `Option 1:\n${good}`, only: 'not free' },
  { name: 'alternatives', answer: (good) => `Option 1:\n${good}\n\nOption 2:\n${good}`, only: 'not free' },
  { name: 'quotation marks', answer: (good) => `"${good}"` },
  { name: 'curly quotation marks', answer: (good) => `“${good}”` },
  { name: 'German quotation marks', answer: (good) => `„${good}“` },
  { name: 'French quotation marks', answer: (good) => `« ${good} »` },
  { name: 'a code fence', answer: (good) => `\`\`\`\n${good}\n\`\`\`` },
  { name: 'a fence behind a preface', answer: (good) => `Sure! Here you go:\n\n\`\`\`text\n${good}\n\`\`\`` },
  { name: 'a tag', answer: (good) => `<answer>\n${good}\n</answer>` },
  { name: 'thoughts', answer: (good) => `<think>They want it reworded.</think>\n\n${good}` },
  {
    name: 'thoughts without their beginning',
    answer: (good) => `Okay, the user wants it reworded.\n</think>\n\n${good}`,
  },
  { name: 'a template', answer: (good) => `${good}<|im_end|>` },
  { name: 'Let me know', answer: (good) => `${good}\n\nLet me know if you'd like any changes!` },
  {
    name: 'I hope this helps',
    answer: (good) => `${good}\n\nI hope this helps! Let me know if you need anything else.`,
  },
  { name: 'Would you like', answer: (good) => `${good}\n\nWould you like me to adjust the tone?` },
  {
    name: "N'hésitez pas",
    answer: (good) => `${good}\n\nN'hésitez pas à me dire si vous voulez des modifications.`,
  },
  { name: 'Lass mich wissen', answer: (good) => `${good}\n\nLass mich wissen, ob du Änderungen möchtest.` },
  { name: 'Espero que', answer: (good) => `${good}\n\nEspero que isto ajude! Diga-me se quiser alterações.` },
  { name: 'a note', answer: (good) => `${good}\n\n(Note: I kept the original meaning.)` },
  { name: 'a bold note', answer: (good) => `${good}\n\n**Note:** the tone of the original was kept.` },
  { name: 'bold', answer: (good) => `**${good}**`, only: 'not free' },
  { name: 'italics', answer: (good) => `_${good}_`, only: 'not free' },
  { name: 'a quotation', answer: (good) => `> ${good}`, only: 'not free' },
  { name: 'one item', answer: (good) => `- ${good}`, only: 'not free' },
  { name: 'a heading', answer: (good) => `## ${good}`, only: 'not free' },
  { name: 'three quotation marks', answer: (good) => `"""${good}"""`, only: 'not free' },
  { name: 'a decoration', answer: (good) => `✨ ${good} 😊`, only: 'not free' },
  { name: 'spaces without width', answer: (good) => `\u{FEFF}${good}\u200B` },
  { name: 'a tag of HTML', answer: (good) => `<b>${good}</b>` },
  { name: 'a tone in brackets', answer: (good) => `(Formal) ${good}`, only: 'not free' },
  { name: 'a tone before a colon', answer: (good) => `Formal version: ${good}`, only: 'not free' },
  { name: 'the name of who speaks', answer: (good) => `assistant\n\n${good}`, only: 'not free' },
  { name: 'thoughts by other signs', answer: (good) => `◁think▷They want it.◁/think▷${good}` },
  { name: 'a call of a tool', answer: (good) => `<tool_call>{"name": "reword"}</tool_call>\n${good}` },
  { name: 'a dialogue', answer: (good) => `${good}\n\nUser: Shorter!\nAssistant: Sure.`, only: 'not free' },
  { name: 'an end', answer: (good) => `${good}\n\n[End of text]`, only: 'not free' },
  { name: 'reasons', answer: (good) => `${good}\n\n### Why this works\n- clear\n- short`, only: 'not free' },
  { name: 'a remark', answer: (good) => `${good}\n\nIn this version the tone is more formal.` },
  { name: 'a question', answer: (good) => `${good} What do you think?`, only: 'not free' },
  { name: 'another question', answer: (good) => `${good}\n\nDoes this work for you?` },
  {
    name: 'changes',
    answer: (good) => `${good}\n\n**Changes made:**\n- the order\n- the words`,
    only: 'not free',
  },
];

/** Refusals, remarks and server errors that arrive as text. */
export const refusals = [
  "I'm sorry, but I can't help with that.",
  'I cannot assist with this request.',
  'As an AI language model, I am not able to write this.',
  'Unfortunately, I am unable to rewrite this text.',
  'I must decline to write this, as it goes against my guidelines.',
  'Je suis désolé, mais je ne peux pas vous aider avec cela.',
  'En tant que modèle de langage, je ne peux pas faire cela.',
  'Es tut mir leid, aber ich kann dir dabei nicht helfen.',
  'Als KI-Sprachmodell kann ich diesen Text nicht schreiben.',
  'Desculpe, mas não posso ajudar com isso.',
  'Como modelo de linguagem, não consigo fazer isso.',
  'Please provide the text you would like me to work on.',
  'I apologize, but this request falls outside of what I can do.',
  'No changes needed.',
  'The sentence is correct as it is.',
  'Keine Änderungen erforderlich.',
  'Aucune modification nécessaire.',
  'Não são necessárias alterações.',
  'Não vejo nenhum texto para reescrever.',
  'There is no text selected.',
  'What tone would you like me to use?',
  'Internal server error',
  'Rewritten text goes here.',
  'Rewrite the selection so that it reads more fluently.',
  'Lo siento, pero no puedo ayudar con eso.',
  '抱歉，我无法协助处理这个请求。',
  'Okay, the user wants me to rewrite the selection. Let me think about what the tone should be.',
];

/** Includes the code that the caller gets. */
export type Wrong = Kind & { readonly code: string };
/** Answers that must not be used. */
export const wrong: readonly Wrong[] = [
  ...refusals.map((refusal) => ({ name: refusal, answer: () => refusal, code: 'answer_declined' })),
  { name: 'cut by its length', answer: (good) => good.slice(0, -20), ending: 'length', code: 'answer_cut' },
  { name: 'whole, but cut by its length', answer: (good) => good, ending: 'length', code: 'answer_cut' },
  {
    name: 'filtered',
    answer: (good) => good.slice(0, 40),
    ending: 'content_filter',
    code: 'answer_filtered',
  },
  { name: 'without an end', answer: (good) => good.slice(0, -20), ending: 'none', code: 'answer_cut' },
  {
    name: 'an error in its midst',
    answer: (good) => good.slice(0, 40),
    ending: 'error',
    code: 'model_failed',
  },
  { name: 'an error at once', answer: () => '', ending: 'error', code: 'model_failed' },
  {
    name: 'half, without a reason',
    answer: (good) => good.slice(0, -20),
    ending: 'done',
    only: 'not free',
    code: 'answer_cut',
  },
  {
    name: 'half, with an empty reason',
    answer: (good) => good.slice(0, -20),
    ending: '',
    only: 'not free',
    code: 'answer_cut',
  },
  { name: 'nothing', answer: () => '', code: 'model_garbage' },
  { name: 'nothing but a preface', answer: () => "Sure! Here's the text:\n\n", code: 'model_garbage' },
  { name: 'nothing but thoughts', answer: () => '<think>They want it reworded.', code: 'model_garbage' },
  { name: 'a page of HTML', answer: () => '<!DOCTYPE html><p>Bad gateway</p>', code: 'model_garbage' },
  { name: 'a word of a program', answer: () => '[object Object]', code: 'model_garbage' },
  { name: 'a blank to fill in', answer: () => '[Insert rewritten text here]', code: 'model_garbage' },
  { name: 'filler', answer: () => 'Lorem ipsum dolor sit amet, consectetur elit.', code: 'model_garbage' },
  { name: 'signs alone', answer: () => '***\n\n---', code: 'model_garbage' },
  {
    name: 'a circle',
    answer: () => 'The boats came home late. '.repeat(12),
    only: 'not free',
    code: 'model_garbage',
  },
  {
    name: 'far too long',
    answer: (good) =>
      `${good} ${Array.from({ length: 60 }, (_, n) => `Boat ${'abcdefghij'[n % 10]}${'klmnop'[n % 6]} came home late again that year.`).join(' ')}`,
    only: 'replaces',
    code: 'answer_length',
  },
  {
    name: 'another language',
    answer: () =>
      'Le port de la vieille ville est calme quand Ana Ribeiro compte les 42 bateaux qui rentrent en 1987, et elle note à quelle heure chacun est arrivé ce soir-là.',
    code: 'answer_language',
  },
  {
    name: 'about something else',
    answer: () =>
      'Bread is made of flour, water and salt, and whoever bakes it every morning before sunrise knows how patient yeast can be in a cold winter, when nothing rises.',
    only: 'not free',
    code: 'answer_declined',
  },
  {
    name: 'the text with another wording below it',
    answer: (good) => `${text}\n\n${good}`,
    only: 'reworded',
    code: 'answer_blocks',
  },
  {
    name: 'two versions without numbers',
    answer: (good) => `- ${good}\n- ${text}`,
    only: 'reworded',
    code: 'answer_blocks',
  },
  {
    name: 'another number',
    answer: (good) => good.replace('1987', '1978'),
    only: 'replaces',
    code: 'answer_facts',
  },
  {
    name: 'another name',
    answer: (good) => good.replace('Ana Ribeiro', 'Marta Lopes'),
    only: 'replaces',
    code: 'answer_facts',
  },
  {
    name: 'a source',
    answer: (good) => good.replace(/\.$/, ' (Jones, 2004).'),
    only: 'not free',
    code: 'answer_facts',
  },
  {
    name: 'a link',
    answer: (good) => good.replace(/\.$/, ', see https://boats.example/list.'),
    only: 'not free',
    code: 'answer_facts',
  },
];
