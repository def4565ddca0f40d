import type { SubTopic } from '@octavo/contract/topics';

/** The taxonomy in one language: of each subcategory its name, and four subjects that belong to it. */
export type TopicTexts = Readonly<Record<SubTopic, readonly [name: string, string, string, string, string]>>;

/** What can be asked of a subject, with the subject as `{subject}`. */
export type TopicFrames = readonly [string, string, string, ...string[]];
