import { once } from 'node:events';
import { createServer } from 'node:http';

/** Two works on the film's subject, as Crossref describes them. */
const works = [
  {
    DOI: '10.1177/0956797614524581',
    type: 'journal-article',
    title: ['The Pen Is Mightier Than the Keyboard'],
    subtitle: ['Advantages of Longhand Over Laptop Note Taking'],
    'container-title': ['Psychological Science'],
    author: [
      { given: 'Pam A.', family: 'Mueller', sequence: 'first' },
      { given: 'Daniel M.', family: 'Oppenheimer', sequence: 'additional' },
    ],
    publisher: 'SAGE Publications',
    volume: '25',
    issue: '6',
    page: '1159-1168',
    published: { 'date-parts': [[2014, 4, 23]] },
    'published-print': { 'date-parts': [[2014, 6]] },
  },
  {
    DOI: '10.3389/fpsyg.2017.00706',
    type: 'journal-article',
    title: ['Only Three Fingers Write, but the Whole Brain Works'],
    'container-title': ['Frontiers in Psychology'],
    author: [
      { given: 'Audrey L. H.', family: 'van der Meer', sequence: 'first' },
      { given: 'F. R. (Ruud)', family: 'van der Weel', sequence: 'additional' },
    ],
    publisher: 'Frontiers Media SA',
    volume: '8',
    published: { 'date-parts': [[2017, 5, 9]] },
  },
];

/** Answers the film's look-ups, always in the same way. */
export async function startCatalogue(): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ status: 'ok', message: { items: works } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The catalogue has no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
