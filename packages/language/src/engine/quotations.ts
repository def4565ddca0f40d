const marks = [
  '«[^«»]{2,400}»',
  '“[^“”]{2,400}”',
  '„[^„“”]{2,400}[“”]',
  '"[^"]{2,400}"',
  '‹[^‹›]{2,400}›',
  // An apostrophe is not a quotation mark: it has a letter on either side, or begins or ends a single word.
  String.raw`(?<![\p{L}\p{N}])‘[^‘’]{2,400}(?:’\p{L}[^‘’]{0,200}){0,3}’(?!\p{L})`,
  String.raw`(?<![\p{L}\p{N}])'(?=[\p{L}\p{N}])[^']{2,400}(?:'\p{L}[^']{0,200}){0,3}(?<=\S)'(?!\p{L})`,
];

/** Text in quotation marks, including the marks. */
export const quotation = new RegExp(marks.join('|'), 'gu');
