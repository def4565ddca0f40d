import { readArchive } from '../archive.ts';

const relationships = '_rels/.rels';
/** In bytes; a file has only a handful of relationships. */
const longest = 100_000;

/** The part of a Word file that holds its text, found by the file's relationships; null where it has none. */
export function mainPart(bytes: Uint8Array): string | null {
  const archive = readArchive(bytes, (name, size) => name === relationships && size <= longest);
  const xml = new TextDecoder().decode(archive.get(relationships));
  const [relationship = ''] = /<[^<>]{0,2000}\/officeDocument["'][^<>]{0,2000}>/u.exec(xml) ?? [];
  const target = /\bTarget=["']\/?(?<name>word\/[\w.-]{1,200}\.xml)["']/u.exec(relationship)?.groups?.[
    'name'
  ];
  return target ?? null;
}
