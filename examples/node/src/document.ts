import { documentText, parseDocument } from '@octavo/document-schema';

const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'It was a dark and stormy night.' }] };
for (const json of [
  { type: 'doc', content: [paragraph] },
  { type: 'doc', content: [{ type: 'script' }] },
]) {
  const parsed = parseDocument(json);
  console.log(parsed.ok ? documentText(parsed.document) : `Refused: ${parsed.problem}`);
}
