import { buildApp } from '../build-app.ts';
import type { Part, Row } from '../part.ts';
import { typingDuringStream } from './during-stream.ts';
import { typingDuringFirstCheck } from './first-check.ts';
import { highlightLatency } from './highlight-latency.ts';
import { anHourOfTyping } from './hour.ts';
import { typingInRichText } from './rich-text.ts';

const measures = [
  typingInRichText,
  typingDuringFirstCheck,
  typingDuringStream,
  highlightLatency,
  anHourOfTyping,
];

/** What the page does besides handling a writer's keys. */
export const writing: Part = {
  title: 'Writing while more is going on',
  measure: async () => {
    await buildApp();
    const rows: Row[] = [];
    for (const measure of measures) rows.push(...(await measure()));
    return rows;
  },
};
