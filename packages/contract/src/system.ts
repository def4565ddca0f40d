import { z } from 'zod';
import { endpoints } from './endpoints.ts';
import { languages } from './languages.ts';
import { answers, done, route } from './route.ts';
import { visitedPages } from './visited-pages.ts';

export const changelogEntry = z
  .object({
    version: z.string(),
    date: z.iso.date(),
    message: z.string().meta({ description: 'Markdown: a headline, then points in groups.' }),
  })
  .meta({ id: 'ChangelogEntry' });
export type ChangelogEntry = z.infer<typeof changelogEntry>;

export const greetingVideo = z
  .object({
    url: z.string().meta({ description: 'The film as WebM (VP9).' }),
    mp4: z.string().meta({ description: 'The same as MP4 (H.264), for browsers that do not play WebM.' }),
    poster: z.string().meta({ description: 'A picture of it, WebP.' }),
    captions: z.string().meta({ description: 'What is said in it, WebVTT.' }),
  })
  .meta({ id: 'GreetingVideo' });
export type GreetingVideo = z.infer<typeof greetingVideo>;

export const systemRoutes = {
  shareMessage: route(endpoints.shareMessage, {
    domain: 'System',
    summary: 'Text with which the product is shared',
    responses: answers(z.object({ message: z.string() })),
  }),
  changelog: route(endpoints.changelog, {
    domain: 'System',
    summary: 'What changed in each version, newest first, in a language: else that of whoever asks',
    request: { query: z.object({ lng: z.enum(languages).optional() }) },
    responses: answers(z.array(changelogEntry)),
  }),
  greetingVideo: route(endpoints.greetingVideo, {
    domain: 'System',
    summary: 'The greeting video in a language',
    request: { params: z.object({ lang: z.enum(languages) }) },
    responses: answers(greetingVideo),
  }),
  trackPage: route(endpoints.trackPage, {
    domain: 'System',
    summary: 'Count the visit of a page',
    request: { params: z.object({ page: z.enum(visitedPages) }) },
    responses: answers(done),
  }),
};
