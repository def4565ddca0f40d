import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { servePeer, wishedPort } from '../../testing/serve-peer.ts';
import {
  crossrefWorks,
  hostileWebPages,
  hostileWorks,
  openAlexWorks,
  openLibraryBook,
  webPage,
  wikipediaPage,
} from './works.ts';

// A server that plays Crossref, OpenAlex, Open Library, Wikipedia and Google’s Programmable Search; an order sets how
// it behaves from then on.

const orders = z.enum([
  'answer',
  'busy-once',
  'busy',
  'refuse',
  'stall',
  'drop',
  'nonsense',
  'odd',
  'huge',
  'elsewhere',
  'hostile',
  'seen',
]);
let behaviour: z.infer<typeof orders> = 'answer';
let seen: string[] = [];

const json = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const server = createServer((request, response) => {
  const address = new URL(request.url ?? '/', 'http://peer');
  seen.push(`${address.pathname}${address.search}`);
  switch (behaviour) {
    case 'busy':
      response.writeHead(429, { 'retry-after': '60' }).end('slow down');
      return;
    case 'busy-once':
      behaviour = 'answer';
      response.writeHead(429, { 'retry-after': '0' }).end('slow down');
      return;
    case 'refuse':
      response.writeHead(403).end('no');
      return;
    case 'stall':
      response.writeHead(200).write('{');
      return;
    case 'drop':
      response.writeHead(200, { 'content-length': '1000' }).write('{"message":');
      setImmediate(() => response.destroy());
      return;
    case 'nonsense':
      response.writeHead(200).end('<html>no</html>');
      return;
    case 'odd':
      json(response, { message: { items: 'none' }, results: 7 });
      return;
    case 'huge': {
      const flood = (): void => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
        if (!response.destroyed) response.once('drain', flood);
      };
      flood();
      return;
    }
    case 'elsewhere':
      response.writeHead(302, { location: '/elsewhere' }).end();
      return;
    default:
      answer(address, response);
  }
});

function answer({ pathname, searchParams }: URL, response: ServerResponse): void {
  if (pathname === '/api/books') {
    const key = searchParams.get('bibkeys') ?? '';
    return json(response, key === 'ISBN:9780300097207' ? { [key]: openLibraryBook, wikipediaPage } : {});
  }
  if (pathname.startsWith('/icons/')) return siteIcon(pathname.replace('/icons/', ''), response);
  if (pathname === '/w/api.php') {
    const isKnown = /answered books where they stood/u.test(searchParams.get('srsearch') ?? '');
    return json(response, { query: { search: isKnown ? [wikipediaPage] : [] } });
  }
  if (pathname === '/customsearch/v1') return json(response, webPages(searchParams));
  if (searchParams.has('api_key')) return json(response, { results: openAlexWorks });
  if (pathname === '/works') {
    const words = (searchParams.get('query.bibliographic') ?? '').toLowerCase();
    const isbn = searchParams.get('filter')?.replace('isbn:', '');
    const found = behaviour === 'hostile' ? [...hostileWorks, ...crossrefWorks.slice(0, 1)] : crossrefWorks;
    const items =
      isbn === undefined
        ? found.filter(() => !words.includes('nobody wrote'))
        : crossrefWorks.filter(({ ISBN }) => ISBN?.includes(isbn));
    return json(response, { status: 'ok', message: { items: ranked(items, words) } });
  }
  const doi = decodeURIComponent(pathname.replace('/works/', ''));
  const work = crossrefWorks.find(({ DOI }) => DOI === doi);
  if (work === undefined) return void response.writeHead(404).end('Resource not found.');
  json(response, { status: 'ok', message: work });
}

/** A red square for doi.org, an SVG with a script for another host, and for the rest none. */
function siteIcon(host: string, response: ServerResponse): void {
  if (host === 'doi.org') {
    const square =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
    return void response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from(square, 'base64'));
  }
  if (host === 'scripted.example') {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    return void response.writeHead(200, { 'content-type': 'image/png' }).end(drawing);
  }
  response.writeHead(404).end();
}

/** A search without results is answered without `items`. */
function webPages(asked: URLSearchParams): object {
  const isKnown = /answered books where they stood/u.test(asked.get('q') ?? '');
  if (!isKnown) return { kind: 'customsearch#search' };
  return { kind: 'customsearch#search', items: behaviour === 'hostile' ? hostileWebPages : [webPage] };
}

/** Items whose titles contain words of the query come first, as in a real search. */
function ranked(items: readonly unknown[], words: string): readonly unknown[] {
  const score = (item: unknown): number =>
    words.split(/\W+/u).filter((word) => word.length > 3 && JSON.stringify(item).toLowerCase().includes(word))
      .length;
  return items.toSorted((one, other) => score(other) - score(one));
}

server.listen(wishedPort, '127.0.0.1', () => {
  const address = server.address() as AddressInfo;
  servePeer(address.port, (order) => {
    const asked = orders.parse(order);
    if (asked === 'seen') return seen;
    behaviour = asked;
    seen = [];
    return null;
  });
});
