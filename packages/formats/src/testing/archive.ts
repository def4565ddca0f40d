import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

export interface Archive {
  readonly paths: readonly string[];
  /** The text of a file; throws if there is none, or if it is XML that is not well-formed. */
  readonly text: (path: string) => string;
  readonly bytes: (path: string) => Uint8Array;
}

/** Opens a zip file as a reading program would. */
export function openArchive(zip: Uint8Array): Archive {
  const files = unzipSync(zip);
  const bytes = (path: string): Uint8Array => {
    const file = files[path];
    if (!file) throw new Error(`The archive holds no ${path}.`);
    return file;
  };
  return {
    paths: Object.keys(files),
    bytes,
    text: (path) => {
      const text = strFromU8(bytes(path));
      if (/\.(?:xml|xhtml|opf|rels)$/u.test(path)) readXml(text);
      return text;
    },
  };
}

/** Throws if XML is not well-formed. */
export function readXml(text: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
}
