import { elementsNamed, replaceChildren, type XmlElement } from '../xml-tree.ts';

/** Removes the marks of notes that the file does not have: mammoth would fail. */
export function dropDanglingNotes(body: XmlElement, notes: readonly XmlElement[]): void {
  const known = new Set(
    notes.flatMap((part) =>
      ['footnote', 'endnote'].flatMap((kind) =>
        Array.from(
          elementsNamed(`w:${kind}`, part),
          (note) => `w:${kind}Reference ${note.attributes['w:id']}`,
        ),
      ),
    ),
  );
  const isDangling = (child: XmlElement | string): boolean =>
    typeof child !== 'string' &&
    /^w:(?:foot|end)noteReference$/u.test(child.name) &&
    !known.has(`${child.name} ${child.attributes['w:id']}`);
  for (const run of elementsNamed('w:r', body)) {
    if (!run.children.some(isDangling)) continue;
    replaceChildren(
      run,
      run.children.filter((child) => !isDangling(child)),
    );
  }
}
