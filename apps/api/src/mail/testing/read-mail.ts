/** The decoded parts of a mail written by nodemailer; understands just enough MIME for that. */
export function readMail(source: string): { headers: Record<string, string>; text: string; html: string } {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const headers = headersOf(head);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`).slice(1, -1).map(partOf);
  const body = (type: string): string => parts.find((part) => part.type.startsWith(type))?.body ?? '';
  return { headers, text: body('text/plain'), html: body('text/html') };
}

const headersOf = (head: string): Record<string, string> =>
  Object.fromEntries(
    head
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => /^([^:]+): ?(.*)$/.exec(line))
      .map((match) => [(match?.[1] ?? '').toLowerCase(), encodedWords(match?.[2] ?? '')]),
  );

/** RFC 2047, UTF-8 only. */
const encodedWords = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : quotedPrintable(text.replaceAll('_', ' ')),
    );

function partOf(part: string): { type: string; body: string } {
  const [head = '', ...rest] = part.replace(/^\r\n/, '').split('\r\n\r\n');
  const headers = headersOf(head);
  const raw = rest.join('\r\n\r\n').replace(/\r\n$/, '');
  const encoding = headers['content-transfer-encoding'];
  const body =
    encoding === 'base64'
      ? Buffer.from(raw, 'base64').toString()
      : encoding === 'quoted-printable'
        ? quotedPrintable(raw)
        : raw;
  return { type: headers['content-type'] ?? '', body: body.replaceAll('\r\n', '\n') };
}

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
