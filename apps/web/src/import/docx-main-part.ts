import { readArchive } from './archive.ts';

const relationships = '_rels/.rels';

/** The part of a Word file that holds its text, by the relationships of the file; null where it has none. */
export function mainPart(bytes: Uint8Array): string | null {
  const archive = readArchive(bytes, (name) => name === relationships);
  const xml = new TextDecoder().decode(archive.get(relationships));
  const [relationship = ''] = /<Relationship\b[^>]*\/officeDocument"[^>]*>/u.exec(xml) ?? [];
  const target = /\bTarget="\/?(?<name>word\/[\w.-]+\.xml)"/u.exec(relationship)?.groups?.['name'];
  return target ?? null;
}
