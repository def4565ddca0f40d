/** ODF lists have ten levels; deeper ones look like the last. */
const depth = 10;
const bullets = ['•', '–', '·'];

const step = 8;
const hang = 6;

const place = (level: number): string =>
  `<style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" text:list-tab-stop-position="${step * level}mm" fo:text-indent="-${hang}mm" fo:margin-left="${step * level}mm"/></style:list-level-properties>`;

const levels = (line: (level: number) => string): string =>
  Array.from({ length: depth }, (_, index) => line(index + 1)).join('');

const bullet = (level: number): string =>
  `<text:list-level-style-bullet text:level="${level}" text:bullet-char="${bullets[(level - 1) % bullets.length]}">${place(level)}</text:list-level-style-bullet>`;

const number = (level: number, format: string): string =>
  `<text:list-level-style-number text:level="${level}" style:num-format="${format}" style:num-suffix=".">${place(level)}</text:list-level-style-number>`;

/** The checkbox of a task is part of its text, since it differs per item. */
const task = (level: number): string =>
  `<text:list-level-style-number text:level="${level}" style:num-format="">${place(level)}</text:list-level-style-number>`;

/** The style name for a numbered list. */
export const numberStyle = (type = '1'): string => (type === '1' ? 'Numbers' : `Numbers_${type}`);

const numbers = ['1', 'a', 'A', 'i', 'I']
  .map(
    (type) =>
      `<text:list-style style:name="${numberStyle(type)}">${levels((level) => number(level, type))}</text:list-style>`,
  )
  .join('\n');

/** One style each for bullets, tasks and each kind of numbering. */
export const listStyles = `<text:list-style style:name="Bullets">${levels(bullet)}</text:list-style>
${numbers}
<text:list-style style:name="Tasks">${levels(task).replaceAll('"listtab"', '"nothing"')}</text:list-style>`;
