import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { servePeer, wishedPort } from '../../../testing/serve-peer.ts';

// A server that plays LanguageTool's /v2/check and knows three mistakes; an order sets how it behaves from then on.

const orders = z.enum(['answer', 'refuse', 'stall', 'drop', 'nonsense', 'odd', 'endless', 'seen']);
let behaviour: z.infer<typeof orders> = 'answer';
let seen: { path: string; language: string; text: string }[] = [];

const mistakes = [
  {
    wrong: 'recieve',
    right: 'receive',
    id: 'MORFOLOGIK_RULE_EN',
    issueType: 'misspelling',
    category: 'TYPOS',
  },
  {
    wrong: 'les enfant',
    right: 'les enfants',
    id: 'FR_AGREEMENT',
    issueType: 'grammar',
    category: 'CAT_GRAMMAIRE',
  },
  { wrong: '  ', right: ' ', id: 'WHITESPACE', issueType: 'whitespace', category: 'TYPOGRAPHY' },
];

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const form = new URLSearchParams(body);
    const text = form.get('text') ?? '';
    seen.push({ path: request.url ?? '', language: form.get('language') ?? '', text });
    if (behaviour === 'refuse') return response.writeHead(503).end('busy');
    if (behaviour === 'stall') {
      return response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    }
    if (behaviour === 'drop') {
      response.writeHead(200, { 'content-length': '1000' }).write('{"matches":');
      return setImmediate(() => response.destroy());
    }
    if (behaviour === 'nonsense') return response.writeHead(200).end('<html>no</html>');
    if (behaviour === 'odd') return response.writeHead(200).end('{"matches":[{"offset":"x"}]}');
    if (behaviour === 'endless') {
      const flood = (): void => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
        if (!response.destroyed) response.once('drain', flood);
      };
      return flood();
    }
    const matches = mistakes.flatMap(({ wrong, right, id, issueType, category }) =>
      Array.from(text.matchAll(new RegExp(wrong, 'g')), ({ index }) => ({
        offset: index,
        length: wrong.length,
        message: `Better: ${right}`,
        replacements: [{ value: right }],
        rule: { id, issueType, category: { id: category } },
      })),
    );
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ matches }));
  });
});

server.listen(wishedPort, '127.0.0.1', () => {
  const { port } = z
    .object({ port: z.number() })
    .parse(server.address() satisfies AddressInfo | string | null);
  servePeer(port, (order) => {
    const wish = orders.parse(order);
    if (wish !== 'seen') behaviour = wish;
    const told = seen;
    seen = [];
    return told;
  });
});
