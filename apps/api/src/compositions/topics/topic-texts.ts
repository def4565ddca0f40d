import type { SubTopic } from '@octavo/contract/topics';

/** The taxonomy in one language: for each subcategory its name and four subjects. */
export type TopicTexts = Readonly<Record<SubTopic, readonly [name: string, string, string, string, string]>>;

/** Questions about a subject, with the subject as `{subject}`. */
export type TopicFrames = readonly [string, string, string, ...string[]];
