import { z } from 'zod';
import { referenceStyles } from './citation-styles.ts';
import { created } from './documents.ts';
import { endpoints } from './endpoints.ts';
import {
  academicLevels,
  brainstormActions,
  essayActions,
  essayTypes,
  essayWordCount,
} from './essay-options.ts';
import { languages } from './languages.ts';
import { answers, jsonBody, route } from './route.ts';
import { textLimits } from './text-limits.ts';

const required = z.string().trim().min(1, 'must not be empty');
const topic = required.max(textLimits.topic);

export const brainstormRequest = z
  .object({ action: z.enum(brainstormActions), topic })
  .meta({ id: 'BrainstormRequest' });
export type BrainstormRequest = z.infer<typeof brainstormRequest>;

export const ideas = z.object({ ideas: z.array(z.string()) }).meta({ id: 'Ideas' });
export type Ideas = z.infer<typeof ideas>;

export const thesisIdeasRequest = z.object({ topic }).meta({ id: 'ThesisIdeasRequest' });
export type ThesisIdeasRequest = z.infer<typeof thesisIdeasRequest>;

export const topicIdeasRequest = z
  .object({ category: required.max(100), subCategory: required.max(100) })
  .meta({ id: 'TopicIdeasRequest' });
export type TopicIdeasRequest = z.infer<typeof topicIdeasRequest>;

export const essayRequest = z
  .object({
    idea: z.string().trim().max(textLimits.idea),
    language: z.enum(languages),
    action: z.enum(essayActions),
    topic: z.string().trim().max(textLimits.topic),
    category: z.string().max(100),
    subCategory: z.string().max(100),
    academicLevel: z.enum(academicLevels),
    wordCount: z.number().int().min(essayWordCount.min).max(essayWordCount.max),
    style: z.enum(essayTypes).meta({ description: 'The type of essay.' }),
    referenceStyle: z.enum(referenceStyles),
  })
  .meta({ id: 'EssayRequest' });
export type EssayRequest = z.infer<typeof essayRequest>;

export const generationRoutes = {
  createBrainstorm: route(endpoints.createBrainstorm, {
    domain: 'Whole documents',
    summary: 'Write a brainstorm into a new document',
    request: { body: jsonBody(brainstormRequest) },
    responses: answers(created),
  }),
  thesisIdeas: route(endpoints.thesisIdeas, {
    domain: 'Whole documents',
    summary: 'Three theses on a topic',
    request: { body: jsonBody(thesisIdeasRequest) },
    responses: answers(ideas),
  }),
  topicIdeas: route(endpoints.topicIdeas, {
    domain: 'Whole documents',
    summary: 'Three topics in a subcategory',
    request: { body: jsonBody(topicIdeasRequest) },
    responses: answers(ideas),
  }),
  createEssay: route(endpoints.createEssay, {
    domain: 'Whole documents',
    summary: 'Write an essay into a new document',
    request: { body: jsonBody(essayRequest) },
    responses: answers(created),
  }),
};
