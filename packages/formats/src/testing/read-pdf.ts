import { getDocumentProxy } from 'unpdf';

export interface ReadPdf {
  readonly pages: number;
  /** In mm. */
  readonly width: number;
  readonly height: number;
  /** Distance of the leftmost text from the edge of the first page, in mm. */
  readonly left: number;
  readonly text: string;
  /** The font sizes in pt, and how many characters are set in each. */
  readonly sizes: ReadonlyMap<number, number>;
  /** PostScript names of the embedded fonts; a font that is not embedded is marked as such. */
  readonly fonts: readonly string[];
  readonly title: unknown;
  readonly language: unknown;
  readonly links: readonly string[];
  readonly outline: readonly string[];
  readonly tags: ReadonlySet<string>;
  /** Alternative texts of the pictures, in the order of the text. */
  readonly alts: readonly string[];
}

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Proxy['getPage']>>;

const millimetres = (points: number): number => (points / 72) * 25.4;

/** Reads a PDF with PDF.js. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const [first] = pages;
  if (!first) throw new Error('The PDF has no page.');
  const { info } = await pdf.getMetadata();
  const items = (await Promise.all(pages.map(itemsOf))).map((list) => list.flat());
  const sizes = new Map<number, number>();
  for (const { size, text } of items.flat()) sizes.set(size, (sizes.get(size) ?? 0) + text.length);
  const tags = (await Promise.all(pages.map(tagsOf))).flat();
  const view = first.view.map(millimetres);
  return {
    pages: pdf.numPages,
    width: view[2] ?? 0,
    height: view[3] ?? 0,
    left: millimetres(Math.min(...(items[0] ?? []).map(({ x }) => x))),
    text: items.map(pageText).join('\n'),
    sizes,
    fonts: [...new Set((await Promise.all(pages.map(fontsOf))).flat())].sort(),
    title: Object.entries(info).find(([name]) => name === 'Title')?.[1],
    language: Object.entries(info).find(([name]) => name === 'Language')?.[1],
    links: (await Promise.all(pages.map(linksOf))).flat(),
    outline: outlineOf(await pdf.getOutline()),
    tags: new Set(tags.flatMap(({ role }) => role ?? [])),
    alts: tags.flatMap(({ alt }) => alt ?? []),
  };
}

async function itemsOf(page: Page) {
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    'str' in item
      ? [
          {
            text: item.str,
            ends: item.hasEOL,
            x: Number(item.transform[4]),
            size: Math.round(Math.hypot(Number(item.transform[2]), Number(item.transform[3])) * 100) / 100,
          },
        ]
      : [],
  );
}

async function fontsOf(page: Page): Promise<string[]> {
  await page.getOperatorList();
  const { styles } = await page.getTextContent();
  return Object.keys(styles).map((key) => {
    const font: { name?: string; missingFile?: boolean } = page.commonObjs.get(key);
    const name = (font.name ?? '').replace(/^[A-Z]{6}\+/u, '').replace(/-Identity-H$/u, '');
    return font.missingFile ? `${name} (not embedded)` : name;
  });
}

async function linksOf(page: Page): Promise<string[]> {
  const annotations: { url?: string }[] = await page.getAnnotations();
  return annotations.flatMap(({ url }) => url ?? []);
}

type OutlineItem = Awaited<ReturnType<Proxy['getOutline']>>[number];

const outlineOf = (items: readonly OutlineItem[] | null, depth = 0): string[] =>
  (items ?? []).flatMap(({ title, items: children }: OutlineItem) => [
    '  '.repeat(depth) + title,
    ...outlineOf(children, depth + 1),
  ]);

interface Tag {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly object[];
}

const isTag = (node: object): node is Tag => 'role' in node || 'children' in node;

async function tagsOf(page: Page): Promise<Tag[]> {
  const within = (node: object): Tag[] =>
    isTag(node) ? [node, ...(node.children ?? []).flatMap(within)] : [];
  const tree: object | null = await page.getStructTree();
  return tree ? within(tree) : [];
}

const pageText = (items: readonly { text: string; ends: boolean }[]): string =>
  items.map(({ text, ends }) => (ends ? `${text}\n` : text)).join('');
