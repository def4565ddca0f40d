import { readArchive } from '../archive.ts';
import type { FileText } from '../file-text.ts';
import { Refused } from '../refusal.ts';
import { maxPictureBytes } from '@octavo/contract/document-limits';
import { filePictures } from '../file-pictures.ts';
import { OdtText } from './odt-text.ts';
import { odtStyles } from './odt-styles.ts';
import { elementsNamed, type XmlElement, xmlTree } from './xml-tree.ts';

const parts = new Set(['content.xml', 'styles.xml', 'META-INF/manifest.xml']);

/** One that is larger is left out, and not unpacked. */
const picture = /^Pictures\/[^/]+$/u;

/** A text document of LibreOffice and others (ODF 1.3) as HTML; tracked changes are taken as accepted. */
export function readOdt(bytes: Uint8Array): FileText {
  const archive = readArchive(
    bytes,
    (name, size) => parts.has(name) || (picture.test(name) && size <= maxPictureBytes),
  );
  const part = (name: string): string => new TextDecoder().decode(archive.get(name));
  if (part('META-INF/manifest.xml').includes('encryption-data')) throw new Refused('password');
  const content = xmlTree(part('content.xml'));
  const body = firstNamed('office:text', content);
  if (body === undefined) throw new Refused('kind');
  const styles = odtStyles([...(archive.has('styles.xml') ? [xmlTree(part('styles.xml'))] : []), content]);
  const pictures = filePictures();
  const text = new OdtText(styles, (path) => pictures.address(archive.get(path.replace(/^\.\//u, ''))));
  const html = text.write(body);
  return {
    html,
    pictures: pictures.all,
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
