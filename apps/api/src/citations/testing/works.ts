/** Records as returned by Crossref. */
export const crossrefWorks = [
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
    DOI: '10.1038/171737a0',
    type: 'journal-article',
    title: ['Molecular Structure of Nucleic Acids'],
    'container-title': ['Nature'],
    author: [
      { given: 'J. D.', family: 'Watson' },
      { given: 'F. H. C.', family: 'Crick' },
    ],
    publisher: 'Springer Science and Business Media LLC',
    volume: '171',
    issue: '4356',
    page: '737-738',
    'published-print': { 'date-parts': [[1953, 4]] },
  },
  {
    DOI: '10.9783/9780812203448',
    type: 'book',
    title: ['Used Books'],
    subtitle: ['Marking Readers in Renaissance England'],
    author: [{ given: 'William H.', family: 'Sherman' }],
    publisher: 'University of Pennsylvania Press',
    'publisher-location': 'Philadelphia',
    ISBN: ['9780812203448'],
    published: { 'date-parts': [[2008]] },
  },
  {
    DOI: '10.1017/cbo9780511816772.004',
    type: 'book-chapter',
    title: ['Notes in the margin'],
    'container-title': ['A companion to reading'],
    author: [{ given: 'Ana', family: 'Silva' }],
    editor: [{ given: 'Jean', family: 'Moreau' }],
    publisher: 'Cambridge University Press',
    'publisher-location': 'Cambridge',
    page: '41-60',
    published: { 'date-parts': [[2011, 2, 3]] },
  },
  {
    DOI: '10.1016/s0140-6736(97)11096-0',
    type: 'journal-article',
    title: ['RETRACTED: A report on handwriting and health'],
    'container-title': ['The Lancet'],
    author: [{ given: 'A. J.', family: 'Wake' }],
    publisher: 'Elsevier',
    volume: '351',
    page: '637-641',
    published: { 'date-parts': [[1998, 2]] },
    'updated-by': [{ type: 'retraction', DOI: '10.1016/s0140-6736(10)60175-4' }],
  },
  {
    DOI: '10.5555/world.report',
    type: 'report',
    title: ['World report on reading'],
    author: [{ name: 'World Library Organization' }],
    publisher: 'World Library Organization',
    published: { 'date-parts': [[2020, 11]] },
  },
];

/** Records from a malicious or careless depositor. */
export const hostileWorks = [
  {
    DOI: '10.5555/HOSTILE.1',
    type: 'journal-article',
    title: [
      '<script>alert(1)</script>Reading &lt;img src=x onerror=alert(2)&gt; <i>in vivo</i> &amp; beyond\u202e\u0000',
    ],
    'container-title': ['<a href="javascript:alert(3)">Journal</a> of Notes'],
    author: [{ given: '<b>Eve</b>', family: 'O&#39;Hara' }, { family: 42 }, 'nobody'],
    published: { 'date-parts': [['x']] },
    volume: { nested: true },
  },
  { DOI: 'javascript:alert(1)', title: ['No identifier of a work'] },
  { title: ['No identifier at all'] },
  { DOI: '10.5555/untitled', title: [] },
  null,
];

/** The same work as returned by OpenAlex. */
export const openAlexWorks = [
  {
    id: 'https://openalex.org/W2103839201',
    doi: 'https://doi.org/10.1177/0956797614524581',
    display_name: 'The Pen Is Mightier Than the Keyboard: Advantages of Longhand Over Laptop Note Taking',
    type: 'article',
    publication_date: '2014-04-23',
    publication_year: 2014,
    is_retracted: false,
    authorships: [
      { author: { display_name: 'Pam A. Mueller' } },
      { author: { display_name: 'Daniel M. Oppenheimer' } },
    ],
    biblio: { volume: '25', issue: '6', first_page: '1159', last_page: '1168' },
    primary_location: { source: { display_name: 'Psychological Science', host_organization_name: 'SAGE' } },
  },
  {
    id: 'https://openalex.org/W99',
    doi: null,
    display_name: 'Commonplace books and the keyboard',
    type: 'dissertation',
    publication_date: '2019-01-01',
    publication_year: 2019,
    is_retracted: true,
    authorships: [{ author: { display_name: 'Ludwig van der Berg' } }],
    biblio: { volume: null, issue: null, first_page: null, last_page: null },
    primary_location: null,
  },
];

/** A book as returned by Open Library. */
export const openLibraryBook = {
  title: 'Marginalia',
  subtitle: 'readers writing in books',
  authors: [{ name: 'H. J. Jackson' }],
  publishers: [{ name: 'Yale University Press' }],
  publish_places: [{ name: 'New Haven' }],
  publish_date: 'March 2001',
  key: '/books/OL3941886M',
};

/** A page as returned by Wikipedia's search. */
export const wikipediaPage = {
  title: 'Marginalia',
  snippet:
    'In the years of print, <span class="searchmatch">people</span> answered books where they stood and passed them on to their children.',
};

/** A page as returned by Google’s Programmable Search. */
export const webPage = {
  kind: 'customsearch#result',
  title: 'On notes in margins',
  htmlTitle: 'On notes in <b>margins</b>',
  link: 'https://library.example/margins',
  displayLink: 'library.example',
  snippet: 'It is told that people answered books where they stood and passed them on.',
  htmlSnippet: 'It is told that <b>people answered books where they stood</b> and passed them on.',
};

export const hostileWebPages = [
  { ...webPage, title: 'No page', link: 'javascript:alert(1)' },
  { ...webPage, title: 'No page either', link: 'data:text/html,<script>alert(2)</script>' },
  {
    ...webPage,
    title: '<script>alert(3)</script>On <b>notes</b>',
    snippet: `<img src=x onerror=alert(4)>${webPage.snippet}`,
    displayLink: '<i>library</i>.example',
  },
  { ...webPage, title: 7, link: null, snippet: ['x'] },
  { ...webPage, title: 'Another page', link: 'https://bees.example/', snippet: 'Bees dance in the dark.' },
];
