import { readArchive } from '../archive.ts';
import type { FileText } from '../file-text.ts';
import { Refused } from '../refusal.ts';
import { OdtText } from './odt-text.ts';
import { odtStyles } from './odt-styles.ts';
import { elementsNamed, type XmlElement, xmlTree } from './xml-tree.ts';

const parts = new Set(['content.xml', 'styles.xml', 'META-INF/manifest.xml']);

/** A text document of LibreOffice and others (ODF 1.3) as HTML; tracked changes are taken as accepted. */
export function readOdt(bytes: Uint8Array): FileText {
  const archive = readArchive(bytes, (name) => parts.has(name));
  const part = (name: string): string => new TextDecoder().decode(archive.get(name));
  if (part('META-INF/manifest.xml').includes('encryption-data')) throw new Refused('password');
  const content = xmlTree(part('content.xml'));
  const body = firstNamed('office:text', content);
  if (body === undefined) throw new Refused('kind');
  const styles = odtStyles([...(archive.has('styles.xml') ? [xmlTree(part('styles.xml'))] : []), content]);
  const text = new OdtText(styles);
  const html = text.write(body);
  return {
    html,
    losses: {
      comments: [...elementsNamed('office:annotation', body)].length,
      tracked: [...elementsNamed('text:changed-region', body)].length,
    },
  };
}

function firstNamed(name: string, within: XmlElement): XmlElement | undefined {
  for (const found of elementsNamed(name, within)) return found;
  return undefined;
}
