import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachmentHeader, fileNameOf } from './attachment-header.ts';

test('a plain title is the file name', () => {
  expect(attachmentHeader('The Moon', 'pdf')).toBe(
    `attachment; filename="The Moon.pdf"; filename*=UTF-8''The%20Moon.pdf`,
  );
});

test('letters beyond ASCII are kept for clients that can read them', () => {
  expect(attachmentHeader('Été à Coimbra (œuvre)', 'docx')).toBe(
    `attachment; filename="Ete a Coimbra (_uvre).docx"; filename*=UTF-8''%C3%89t%C3%A9%20%C3%A0%20Coimbra%20%28%C5%93uvre%29.docx`,
  );
});

test.each(['', '   ', '..', '\r\n', '///'])(
  'a title without a usable name (%j) becomes "document"',
  (title) => {
    expect(attachmentHeader(title, 'txt')).toBe(
      `attachment; filename="document.txt"; filename*=UTF-8''document.txt`,
    );
  },
);

test.each(['a／b', 'a＂b', 'a：b', 'a＼b', 'a℀b'])(
  'regression 103: a character that looks like a forbidden one is removed too: %s',
  (title) => {
    expect(attachmentHeader(title, 'txt')).not.toMatch(
      /filename="[^"]*["/:\\\\][^"]*\.txt"|%2F|%22|%3A|%5C/i,
    );
  },
);

test.each(['Tide ', '潮汐と月', 'المد والجزر ', '👩🏽🌊'])(
  'a title of 300 characters becomes a name that every file system accepts, cut between characters: %s',
  (part) => {
    const title = part.repeat(300).slice(0, 300);
    const name = fileNameOf(title);
    expect(Buffer.byteLength(`${name} (12).docx`)).toBeLessThanOrEqual(255);
    expect(name.length).toBeGreaterThan(50);
    expect(title.normalize('NFKC').startsWith(name)).toBe(true);
    expect(attachmentHeader(title, 'docx')).toContain(encodeURIComponent(name).slice(0, 40));
  },
);

test('no title escapes the header or the folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (title) => {
      const header = attachmentHeader(title, 'pdf');
      expect(header).toMatch(/^attachment; filename="[^"\\/\r\n]+\.pdf"; filename\*=UTF-8''[\w%.~-]+\.pdf$/);
      expect(header).toMatch(/^[\x20-\x7e]+$/);
    }),
    { numRuns: 500, seed: 7 },
  );
});
