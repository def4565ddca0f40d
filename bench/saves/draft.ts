import { prose } from '../prose.ts';
import type { TextDocument } from '../writer.ts';

const bytes = 20 * 1024;
const size = (content: TextDocument): number => Buffer.byteLength(JSON.stringify(content));

/** The body of a 20 KB save; each `edition` has a different text, because saving the same one again writes nothing. */
export function draft(edition: number): string {
  const content = { ...base, content: [...base.content, line(`Edition ${edition}.`)] };
  return JSON.stringify({ title: 'Bench', content });
}

const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] }) as const;

const long = prose(5000, 0);
const kept = long.content.findIndex(
  (_, index) => size({ type: 'doc', content: long.content.slice(0, index) }) > bytes,
);
const base: TextDocument = { type: 'doc', content: long.content.slice(0, kept - 1) };
