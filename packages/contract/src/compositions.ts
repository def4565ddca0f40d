import { z } from 'zod';
import { referenceStyles } from './citation-styles.ts';
import { created } from './documents.ts';
import { endpoints } from './endpoints.ts';
import type { ErrorCode } from './error-codes.ts';
import {
  academicLevels,
  brainstormActions,
  essayActions,
  essayTypes,
  essayWordCount,
} from './essay-options.ts';
import { languages } from './languages.ts';
import { answers, answersByEngine, answersLines, jsonBody, route } from './route.ts';
import { textLimits } from './text-limits.ts';
import { isSubTopicOf, isTopic } from './topics.ts';
import { validationSentences } from './validation-sentences.ts';

const most = (length: number) => `must have at most ${length} characters`;
const topicOrNothing = z.string().trim().max(textLimits.topic, most(textLimits.topic));
const topic = topicOrNothing.min(1, validationSentences.emptyTopic);
const idea = z.string().trim().max(textLimits.idea, most(textLimits.idea));
/** More than three batches of ideas. */
const mostKnown = 99;
const known = z.array(idea).max(mostKnown).default([]).meta({
  description: 'Ideas that are shown already: others are given. Further batches are for Pro accounts.',
});

type Check = { readonly addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void };
const wrong = (check: Check, field: string, message: string): void =>
  check.addIssue({ code: 'custom', path: [field], message });

function requireSubTopic({ category, subCategory }: { category: string; subCategory: string }, check: Check) {
  if (!isTopic(category)) wrong(check, 'category', 'must be one of the nine categories');
  else if (!isSubTopicOf(subCategory, category)) {
    wrong(check, 'subCategory', `must be a subcategory of ${category}`);
  }
}

export const brainstormRequest = z
  .object({ action: z.enum(brainstormActions), topic })
  .meta({ id: 'BrainstormRequest' });
export type BrainstormRequest = z.infer<typeof brainstormRequest>;

export const ideas = z.object({ ideas: z.array(z.string()) }).meta({ id: 'Ideas' });
export type Ideas = z.infer<typeof ideas>;

export const thesisIdeasRequest = z.object({ topic, known }).meta({ id: 'ThesisIdeasRequest' });
export type ThesisIdeasRequest = z.input<typeof thesisIdeasRequest>;

export const topicIdeasRequest = z
  .object({ category: z.string(), subCategory: z.string(), known })
  .superRefine(requireSubTopic)
  .meta({ id: 'TopicIdeasRequest' });
export type TopicIdeasRequest = z.input<typeof topicIdeasRequest>;

export const essayRequest = z
  .object({
    idea,
    language: z.enum(languages),
    action: z.enum(essayActions),
    topic: topicOrNothing,
    category: z.string(),
    subCategory: z.string(),
    academicLevel: z.enum(academicLevels),
    wordCount: z
      .number()
      .min(essayWordCount.min, `must be at least ${essayWordCount.min}`)
      .max(essayWordCount.max, `must be at most ${essayWordCount.max}`)
      .multipleOf(essayWordCount.step, `must be a multiple of ${essayWordCount.step}`),
    style: z.enum(essayTypes).meta({ description: 'The type of essay.' }),
    referenceStyle: z.enum(referenceStyles),
    writing: z
      .uuid()
      .optional()
      .meta({
        description:
          'A name of the caller’s choice. With it the essay is finished after the caller has left, can be watched and ' +
          'stopped, and goes on where it was when it is sent again after a failure.',
      }),
  })
  .superRefine((essay, check) => {
    if (essay.action === 'generate-thesis') requireSubTopic(essay, check);
    else if (essay.topic === '') wrong(check, 'topic', validationSentences.emptyTopic);
    if (essay.action !== 'generate-essay' && essay.idea === '') {
      wrong(check, 'idea', validationSentences.noIdea);
    }
  })
  .meta({ id: 'EssayRequest' });
export type EssayRequest = z.infer<typeof essayRequest>;

const writing = z.object({ writing: z.uuid() });

/** The essays of an account that are being written, whichever window requested them. */
const runningEssays = z
  .object({ essays: z.array(z.object({ writing: z.uuid(), title: z.string().nullable() })) })
  .meta({ id: 'RunningEssays' });

/** What came of an essay that was stopped. */
const stoppedEssay = z
  .object({
    id: z
      .string()
      .nullable()
      .meta({ description: 'The document, where the essay was written before it could be stopped.' }),
    notice: z
      .literal('model-unavailable')
      .optional()
      .meta({ description: 'As in the header x-octavo-notice.' }),
  })
  .meta({ id: 'StoppedEssay' });

/** One line of the progress stream of an essay: what has been written, or how it ended. */
export type EssayLine =
  | {
      readonly title: string | null;
      /** Target and current word count of each section. */
      readonly sections: readonly { readonly words: number; readonly written: number }[];
      /** The text so far: what was sent before, up to `at`, followed by this. */
      readonly at: number;
      readonly text: string;
    }
  /** `notice` as in the header `x-octavo-notice`. */
  | { readonly id: string; readonly notice?: 'model-unavailable' }
  | { readonly error: string; readonly code: ErrorCode };

export const compositionRoutes = {
  createBrainstorm: route(endpoints.createBrainstorm, {
    domain: 'Compositions',
    summary: 'Write a brainstorm into a new document',
    request: { body: jsonBody(brainstormRequest) },
    responses: answersByEngine(created),
  }),
  thesisIdeas: route(endpoints.thesisIdeas, {
    domain: 'Compositions',
    summary: 'Three theses on a topic',
    request: { body: jsonBody(thesisIdeasRequest) },
    responses: answersByEngine(ideas),
  }),
  topicIdeas: route(endpoints.topicIdeas, {
    domain: 'Compositions',
    summary: 'Three topics in a subcategory',
    request: { body: jsonBody(topicIdeasRequest) },
    responses: answersByEngine(ideas),
  }),
  createEssay: route(endpoints.createEssay, {
    domain: 'Compositions',
    summary: 'Write an essay into a new document',
    request: { body: jsonBody(essayRequest) },
    responses: answersByEngine(created),
  }),
  runningEssays: route(endpoints.runningEssays, {
    domain: 'Compositions',
    summary: 'The essays that are being written',
    responses: answers(runningEssays),
  }),
  watchEssay: route(endpoints.watchEssay, {
    domain: 'Compositions',
    summary: 'Watch an essay while it is written',
    description: 'Holds no more of the text than the account may read.',
    request: { params: writing },
    responses: answersLines('A line for each change, and one for the end: the id, or why it failed.'),
  }),
  stopEssay: route(endpoints.stopEssay, {
    domain: 'Compositions',
    summary: 'Stop writing an essay',
    description: 'What was shown of it is charged, and nothing of it is kept.',
    request: { params: writing },
    responses: answers(stoppedEssay),
  }),
  compositionEngine: route(endpoints.compositionEngine, {
    domain: 'Compositions',
    summary: 'Who would write an essay or a brainstorm now',
    responses: answers(z.object({ engine: z.enum(['built-in', 'model']) })),
  }),
};
