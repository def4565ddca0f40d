import { filePictures, withoutData } from './file-pictures.ts';
import type { FileText } from './file-text.ts';

/** A page's HTML without what is large and never text: style sheets and scripts; the pictures in it apart. */
export function readPage(source: string): FileText {
  const pictures = filePictures();
  const html = withoutData(
    source.replaceAll(/<(?<tag>style|script)\b[^>]*>[^]*?<\/\k<tag>\s*>/giu, ''),
    pictures,
  );
  return { html, pictures: pictures.all, losses: {} };
}
