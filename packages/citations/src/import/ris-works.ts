import { chain } from './chain.ts';

/** Works of a RIS record. citation-js knows names only where a type may have them: films and news have authors, too. */
export function risWorks(record: string): readonly unknown[] {
  const authors = namesIn(record, /^(?:AU|A1) {0,2}- ?(.*)$/gmu);
  const editors = namesIn(record, /^(?:ED|A2) {0,2}- ?(.*)$/gmu);
  return chain(record, '@ris/file').map((work) =>
    typeof work === 'object' && work !== null
      ? {
          ...(authors.length > 0 && { author: authors }),
          ...(editors.length > 0 && { editor: editors }),
          ...work,
        }
      : work,
  );
}

function namesIn(record: string, tag: RegExp) {
  return Array.from(record.matchAll(tag), ([, name = '']) => {
    const [family = '', given = ''] = name.split(/,(.*)/su);
    return { family: family.trim(), given: given.trim() };
  });
}
