import { z } from 'zod';
import { remainingWords } from './account.ts';
import { aiCallHeaders } from './ai-calls.ts';
import { aiRequest } from './ai-request.ts';
import { correctionKinds } from './correction-kinds.ts';
import { endpoints } from './endpoints.ts';
import { languages } from './languages.ts';
import { reference } from './references.ts';
import { recordingLimits } from './recording-limits.ts';
import { answers, answersByEngine, answersFile, answersStream, formBody, jsonBody, route } from './route.ts';
import { textLimits } from './text-limits.ts';
import { unfinishedHeader } from './unfinished-header.ts';
import { audiences, formalities, writingStyles } from './tool-settings.ts';
import { validationSentences } from './validation-sentences.ts';

const textOf = (limit: number) => z.object({ text: z.string().max(limit) });

export const correction = z
  .object({
    offset: z.number().int().min(0).meta({ description: 'In UTF-16 code units of `text`.' }),
    length: z.number().int().min(0),
    replacement: z.string().meta({ description: 'Empty: the range is to be deleted.' }),
    icon: z.enum(correctionKinds),
    summary: z.string(),
    rule: z.string().meta({ description: 'Stable name of the rule, for ignoring it.' }),
    alternatives: z.array(z.string()),
    reason: z.string().optional().meta({
      description: 'The class of mistake that the rule belongs to, for a summary in another language.',
    }),
    isLikely: z.boolean().optional().meta({
      description: 'It rests on what is likely: worth a look, and never to be applied with all others.',
    }),
    isWithheld: z.boolean().optional().meta({
      description: 'Not to be shown anew. Where it is shown already it still holds.',
    }),
  })
  .meta({ id: 'Correction' });
export type Correction = z.infer<typeof correction>;

export const correctionsRequest = z
  .object({
    // The checker itself rejects a text that is too long (413).
    text: z.string().meta({ maxLength: textLimits.corrections }),
    withheld: z.boolean().optional().meta({
      description: 'Also what is withheld, marked `isWithheld`: for whoever shows it already.',
    }),
    around: z.string().max(textLimits.around).optional().meta({
      description: 'More of the document, which shows how its language is written; it is not checked.',
    }),
  })
  .meta({ id: 'CorrectionsRequest' });
export type CorrectionsRequest = z.infer<typeof correctionsRequest>;

export const toolSettings = z
  .object({
    audience: z.enum(audiences),
    formality: z.enum(formalities),
    writingStyle: z.enum(writingStyles),
    suggestionsEnabled: z.boolean(),
    autocompleteEnabled: z.boolean(),
    buttonSectionsEnabled: z.boolean(),
  })
  .meta({ id: 'ToolSettings' });
export type ToolSettings = z.infer<typeof toolSettings>;

export const updateConfigRequest = toolSettings
  .extend({ text: z.string().max(textLimits.rewrite) })
  .meta({ id: 'UpdateConfigRequest', description: 'Saves the settings and rewrites `text` by them.' });
export type UpdateConfigRequest = z.infer<typeof updateConfigRequest>;

const passage = z.array(z.object({ text: z.string(), isSame: z.boolean() }));

export const plagiarismResult = z
  .object({
    title: z.string(),
    link: z.string(),
    displayLink: z.string(),
    snippet: z.string(),
    icon: z.string(),
    isOwn: z.boolean().meta({ description: "It is another of the account's own documents." }),
    share: z.number().min(0).max(1).meta({ description: "Of the text's words." }),
    yours: passage.meta({ description: 'Words of the text; those that stand in both are marked.' }),
    theirs: passage,
  })
  .meta({ id: 'PlagiarismResult' });
export type PlagiarismResult = z.infer<typeof plagiarismResult>;

export const plagiarismRequest = z
  .object({
    text: z
      .string()
      .max(textLimits.plagiarism)
      .refine((text) => text.trim() !== '', validationSentences.emptyDocument),
    document: z
      .string()
      .max(100)
      .optional()
      .meta({ description: 'Which one the text is of: it is left out.' }),
  })
  .meta({ id: 'PlagiarismRequest' });

/** A public host name, in lower case: no address in numbers, no port. */
const hostName = z
  .string()
  .regex(
    /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/u,
    'must be a public host name in lower case',
  );

export const siteIconRequest = z.object({ host: hostName }).meta({ id: 'SiteIconRequest' });

/** The outside services that are asked, by name. */
export const lookUpServices = z
  .object({
    citations: z.array(z.string()),
    plagiarism: z.array(z.string()).meta({ description: 'For this account.' }),
    searchesWeb: z.boolean().meta({ description: 'Whether Pro would search anything outside.' }),
    icons: z.boolean().meta({ description: 'Whether icons of sites are looked up.' }),
  })
  .meta({ id: 'LookUpServices' });
export type LookUpServices = z.infer<typeof lookUpServices>;

export const speechRequest = z
  .object({
    audio: z.instanceof(File, { error: 'must be one file' }).meta({ type: 'string', format: 'binary' }),
    language: z.enum(languages).optional().meta({ description: 'What is spoken, where it is known.' }),
  })
  .meta({
    id: 'SpeechRequest',
    description: `A recording of up to ${recordingLimits.seconds} seconds: ogg/opus, or webm/opus, or wav.`,
  });
export type SpeechRequest = z.infer<typeof speechRequest>;

export const speechAbility = z
  .object({
    available: z.boolean(),
    languages: z.array(z.enum(languages)).meta({ description: 'Those that are understood.' }),
    service: z
      .string()
      .nullable()
      .meta({ description: 'The host that recordings are sent on to; null where they stay on this server.' }),
    reason: z.string().nullable().meta({ description: 'Why it is not available, and what would help.' }),
  })
  .meta({ id: 'SpeechAbility' });
export type SpeechAbility = z.infer<typeof speechAbility>;

const action = (endpoint: AiEndpoint, summary: string) =>
  route(endpoint, {
    domain: 'Writing',
    summary,
    request: { headers: aiCallHeaders, body: jsonBody(aiRequest) },
    responses: answersStream('The new text'),
  });

type AiEndpoint = (typeof endpoints)[
  | 'modify_text'
  | 'writeIntroduction'
  | 'writeConclusion'
  | 'writeOpposingArgument'
  | 'writeWithMoreDepth'
  | 'expandTitle'
  | 'insertTemplate'
  | 'changeTone'
  | 'improveFluency'
  | 'summarize'
  | 'makeLonger'
  | 'paraphrase'
  | 'soundAcademic'];

/** By the name of the action, which ends the path. */
export const aiRoutes = {
  modify_text: action(endpoints.modify_text, "Do what the user's own prompt asks"),
  writeIntroduction: action(endpoints.writeIntroduction, 'Write an introduction'),
  writeConclusion: action(endpoints.writeConclusion, 'Write a conclusion'),
  writeOpposingArgument: action(endpoints.writeOpposingArgument, 'Write an opposing argument'),
  writeWithMoreDepth: action(endpoints.writeWithMoreDepth, 'Go on in more depth'),
  expandTitle: action(endpoints.expandTitle, 'Unfold the title'),
  insertTemplate: action(endpoints.insertTemplate, 'Write a template to fill in'),
  changeTone: action(endpoints.changeTone, 'Rewrite the selection in a tone'),
  improveFluency: action(endpoints.improveFluency, 'Make the selection more fluent'),
  summarize: action(endpoints.summarize, 'Summarize the selection'),
  makeLonger: action(endpoints.makeLonger, 'Make the selection longer'),
  paraphrase: action(endpoints.paraphrase, 'Paraphrase the selection'),
  soundAcademic: action(endpoints.soundAcademic, 'Make the selection sound academic'),
};

export const writingRoutes = {
  corrections: route(endpoints.corrections, {
    domain: 'Writing',
    summary: 'What is wrong in a text, in order',
    description: `What could not be checked to its end yet stands in the header \`${unfinishedHeader}\`, as \`12-40,96-310\`.`,
    request: { body: jsonBody(correctionsRequest) },
    responses: answers(z.array(correction)),
  }),
  makeLocal: route(endpoints.makeLocal, {
    domain: 'Writing',
    summary: 'Make it sound local',
    request: { headers: aiCallHeaders, body: jsonBody(textOf(textLimits.makeLocal)) },
    description:
      'The answer has as many paragraphs as the text. With `accept: application/x-ndjson` it is a line of JSON for each.',
    responses: answersStream('Markdown, a blank line between paragraphs'),
  }),
  updateConfig: route(endpoints.updateConfig, {
    domain: 'Writing',
    summary: 'Save the tool settings and rewrite a text by them',
    request: { body: jsonBody(updateConfigRequest) },
    responses: answersByEngine(z.object({ result: z.string() })),
  }),
  autocomplete: route(endpoints.autocomplete, {
    domain: 'Writing',
    summary: 'How the text may go on',
    description: 'Costs no AI words: see `takeOffer`.',
    request: { body: jsonBody(textOf(textLimits.autocomplete)) },
    responses: answersStream('The continuation; empty when there is none'),
  }),
  takeOffer: route(endpoints.takeOffer, {
    domain: 'Writing',
    summary: 'Words of a continuation were taken',
    description:
      'They are charged. To be told where a model wrote the continuation (header `x-octavo-engine` of `autocomplete`); what the built-in engine offers is free.',
    request: { body: jsonBody(textOf(textLimits.takenOffer)) },
    responses: answers(remainingWords),
  }),
  findCitations: route(endpoints.findCitations, {
    domain: 'Writing',
    summary: 'References for a passage',
    request: { body: jsonBody(textOf(textLimits.citation)) },
    responses: answers(z.object({ result: z.array(reference) })),
  }),
  siteIcon: route(endpoints.siteIcon, {
    domain: 'Writing',
    summary: 'The icon of the site of a reference',
    description: 'It is looked up by an outside service, which is told the name of the host only.',
    request: { query: siteIconRequest },
    responses: {
      ...answersFile('image/*', 'PNG, JPEG, WebP, GIF or ICO'),
      204: { description: 'No icon is known.' },
    },
  }),
  lookUpServices: route(endpoints.lookUpServices, {
    domain: 'Writing',
    summary: 'Where citations and the words of a plagiarism check are sent',
    responses: answers(lookUpServices),
  }),
  speechAbility: route(endpoints.speechAbility, {
    domain: 'Writing',
    summary: 'Whether recordings can be written down here, and in which languages',
    responses: answers(speechAbility),
  }),
  speechToText: route(endpoints.speechToText, {
    domain: 'Writing',
    summary: 'Write down a recording',
    request: { body: formBody(speechRequest) },
    responses: answers(z.object({ result: z.string() }), 'What was said; empty for silence'),
  }),
  checkPlagiarism: route(endpoints.checkPlagiarism, {
    domain: 'Writing',
    summary: 'Where a text has been written before',
    request: { body: jsonBody(plagiarismRequest) },
    responses: answers(z.array(plagiarismResult), 'By title'),
  }),
};
