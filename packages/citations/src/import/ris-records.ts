/** Header lines that databases put at the start of their files. */
const risHeader = /^(?:provider|database|content) ?:.*$/gimu;

/** The records of a RIS file one by one, including any text before and between them. */
export const risRecords = (text: string): string[] =>
  text
    .split(/^(?=TY {0,2}- ?)/mu)
    .flatMap((part) =>
      part.startsWith('TY') ? cutAt(part, endOfRecord(part)) : cutAt(part.replaceAll(risHeader, ''), 0),
    );

function endOfRecord(part: string): number {
  const end = /^ER {0,2}-.*$/mu.exec(part);
  return end === null ? part.length : end.index + end[0].length;
}

const cutAt = (part: string, at: number): string[] =>
  [part.slice(0, at).trim(), part.slice(at).trim()].filter((each) => each !== '');
