import type { Kind, Wrong } from './kinds-of-answers.ts';
import { text } from './kinds-of-answers.ts';

/** What models add in words that no list has, and signs that nobody sees. */
export const moreAdditions: readonly Kind[] = [
  { name: 'a name of what it is', answer: (good) => `Here's a more concise version:\n\n${good}` },
  { name: 'lines around it', answer: (good) => `Sure, here it is:\n\n---\n\n${good}\n\n---` },
  {
    name: 'thoughts, a preface and a remark (DeepSeek)',
    answer: (good) =>
      `<think>\nKeep 1987.\n</think>\n\nHere's a more concise version:\n\n${good}\n\n---\n\nThis version tightens the prose while keeping every fact.`,
  },
  {
    name: 'a list of changes (Llama)',
    answer: (good) =>
      `Here is a rewritten version of the text:\n\n"${good}"\n\nI made the following changes:\n\n* Replaced some words\n* Changed the order`,
    only: 'not free',
  },
  {
    name: 'an explanation in brackets (Mistral)',
    answer: (good) => ` ${good}\n\n[Explanation: I replaced some words.]`,
    only: 'not free',
  },
  {
    name: 'channels (gpt-oss)',
    answer: (good) =>
      `<|channel|>analysis<|message|>Reword it.<|end|><|start|>assistant<|channel|>final<|message|>${good}<|return|>`,
  },
  {
    name: 'channels without their signs',
    answer: (good) => `analysisWe need to reword it.assistantfinal${good}`,
    only: 'not free',
  },
  { name: 'the turn of a template', answer: (good) => `<|im_start|>assistant\n${good}<|im_end|>` },
  { name: 'tokens', answer: (good) => `<s> ${good}<eos><pad>` },
  {
    name: 'a further turn',
    answer: (good) => `${good}<|eot_id|><|start_header_id|>assistant<|end_header_id|>\n\nSure!`,
  },
  {
    name: 'a further task (Phi)',
    answer: (good) => `${good}\n\n\nInstruction 2 (More difficult): Reword it with twice as many facts.`,
    only: 'replaces',
  },
  {
    name: 'a tag that is made up',
    answer: (good) => `<paraphrased_text>${good}</paraphrased_text>`,
    only: 'not free',
  },
  { name: 'a tag with an attribute', answer: (good) => `<text lang="en">${good}</text>`, only: 'not free' },
  { name: 'praise', answer: (good) => `Great paragraph! ${good}`, only: 'not free' },
  {
    name: 'thanks',
    answer: (good) => `Thank you for sharing this paragraph. Here it is:\n\n${good}`,
    only: 'not free',
  },
  {
    name: 'an announcement that ends with a full stop',
    answer: (good) => `Here's the rewritten paragraph. ${good}`,
    only: 'not free',
  },
  { name: 'a promise', answer: (good) => `Of course, I can do that for you. ${good}`, only: 'not free' },
  { name: 'a label with brackets', answer: (good) => `Rewritten (formal): ${good}`, only: 'not free' },
  {
    name: 'a label without a colon',
    answer: (good) => `Paraphrased Version (Academic Tone)\n\n${good}`,
    only: 'not free',
  },
  { name: 'a label before a dash', answer: (good) => `Rephrased — ${good}`, only: 'not free' },
  { name: 'TL;DR', answer: (good) => `TL;DR: ${good}`, only: 'not free' },
  { name: 'a title', answer: (good) => `Title: The Boats of the Old Town\n\n${good}`, only: 'not free' },
  { name: 'a heading', answer: (good) => `# The Boats of the Old Town\n\n${good}`, only: 'reworded' },
  { name: 'a number of its own', answer: (good) => `1. ${good}`, only: 'not free' },
  {
    name: 'a remark on its line',
    answer: (good) => `${good} This revised version keeps the original meaning.`,
    only: 'not free',
  },
  {
    name: 'a remark behind quotation marks',
    answer: (good) => `Rewritten text: "${good}" This version is clearer.`,
    only: 'not free',
  },
  {
    name: 'a note on facts',
    answer: (good) => `${good}\n\nNote: The year and the number of boats have been retained.`,
    only: 'not free',
  },
  { name: 'a postscript', answer: (good) => `${good}\n\nP.S. I left the date unchanged.`, only: 'not free' },
  {
    name: 'a disclaimer',
    answer: (good) => `${good}\n\nDisclaimer: This is for information only.`,
    only: 'not free',
  },
  { name: 'spaces without width inside', answer: (good) => good.replaceAll(' ', '\u200B ') },
  { name: 'soft hyphens', answer: (good) => good.replaceAll('oa', 'o\u00ADa') },
  { name: 'fixed spaces', answer: (good) => good.replaceAll(' ', '\u202F') },
  { name: 'directions', answer: (good) => `\u202A${good}\u202C` },
  { name: 'invisible letters', answer: (good) => good.replaceAll('n', 'n\u{E0041}') },
];

/** Answers whose form shows that they are something else. */
export const moreWrong: readonly Wrong[] = [
  {
    name: 'a table',
    answer: (good) => `| Original | Rewritten |\n|---|---|\n| ${text} | ${good} |`,
    only: 'reworded',
    code: 'model_garbage',
  },
  {
    name: 'a list of JSON',
    answer: (good) => JSON.stringify([good]),
    only: 'not free',
    code: 'model_garbage',
  },
  {
    name: 'a program',
    answer: (good) => `\`\`\`python\nprint("${good}")\n\`\`\``,
    only: 'not free',
    code: 'model_garbage',
  },
  { name: 'a formula', answer: (good) => `\\boxed{${good}}`, only: 'replaces', code: 'model_garbage' },
  {
    name: 'with escapes',
    answer: (good) => good.replace(' and ', ' and\\n'),
    only: 'reworded',
    code: 'model_garbage',
  },
  {
    name: 'with tags',
    answer: (good) => good.replace(' and ', ' and<br>'),
    only: 'reworded',
    code: 'model_garbage',
  },
  {
    name: 'with entities',
    answer: (good) => good.replace('and', '&amp;'),
    only: 'replaces',
    code: 'model_garbage',
  },
  {
    name: 'with deletions',
    answer: (good) => good.replace('boats', '~~boats~~ **vessels**'),
    only: 'replaces',
    code: 'model_garbage',
  },
  {
    name: 'read in a wrong encoding',
    answer: (good) => good.replace('boats', 'boats â€“ all â€“'),
    only: 'not free',
    code: 'model_garbage',
  },
  {
    name: 'stuttering',
    answer: (good) => good.replace(/\.$/, ' home home home home home.'),
    only: 'replaces',
    code: 'model_garbage',
  },
  { name: 'in capitals', answer: (good) => good.toUpperCase(), only: 'reworded', code: 'model_garbage' },
  {
    name: 'with marks of a search',
    answer: (good) => good.replace(/\.$/, '【4†source】.'),
    code: 'model_garbage',
    only: 'not free',
  },
  {
    name: 'in two scripts',
    answer: (good) => good.replace('boats', 'boats 船只'),
    only: 'not free',
    code: 'answer_language',
  },
  {
    name: 'in two languages',
    answer: (good) => `${good} Les bateaux rentraient tard, et la ville attendait toujours leur retour.`,
    only: 'reworded',
    code: 'answer_language',
  },
  {
    name: 'ended by dots',
    answer: (good) => `${good.slice(0, -20)}...`,
    only: 'reworded',
    code: 'answer_cut',
  },
  {
    name: 'to be continued',
    answer: (good) => `${good.slice(0, -14)} [continued]`,
    only: 'not free',
    code: 'answer_cut',
  },
  {
    name: 'another number in words',
    answer: (good) => good.replace(/forty-two|42/, 'forty-three'),
    only: 'reworded',
    code: 'answer_facts',
  },
  {
    name: 'with a blank',
    answer: (good) => good.replace(/\.$/, ' in [Town Name].'),
    only: 'not free',
    code: 'answer_facts',
  },
  {
    name: 'with a footnote',
    answer: (good) => good.replace(/\.$/, '.[^1]'),
    only: 'not free',
    code: 'answer_facts',
  },
  {
    name: 'an opinion',
    answer: () =>
      'This is a vivid sentence about Ana Ribeiro, who counted 42 boats in the harbour in 1987; its rhythm works well.',
    only: 'reworded',
    code: 'answer_declined',
  },
  {
    name: 'a refusal with another offer',
    answer: (good) => `I can't help with that, but here's a version that stays neutral:\n\n${good}`,
    code: 'answer_declined',
  },
];
