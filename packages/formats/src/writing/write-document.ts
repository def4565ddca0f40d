import type { Formatter } from '@octavo/citations/format';
import type { DocumentComment, DocumentContent, DownloadOptions } from '@octavo/contract';
import { placeComments } from './comments/place-comments.ts';
import { writeDocx } from './docx/write-docx.ts';
import { writeEpub } from './epub/write-epub.ts';
import type { Essay, PictureFile } from './essay/essay.ts';
import { fileName, pictureFiles, withPaths } from './essay/pictures.ts';
import { formatCitations } from './essay/format-citations.ts';
import type { LoadFaces } from './fonts/faces-in-use.ts';
import { languageOf, readDocument } from './essay/read-document.ts';
import { keyedCitations, withKeys } from './keys/keyed-citations.ts';
import { writeHtml } from './html/write-html.ts';
import { writeLatex } from './latex/write-latex.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';
import { writeOdt } from './odt/write-odt.ts';
import { type ZippedFile, zipFiles } from './zip/zip-files.ts';
import { writeText } from './text/write-text.ts';

export interface WritingInput {
  readonly title: string;
  readonly content: DocumentContent;
  readonly options: DownloadOptions;
  /** The document's stored pictures. */
  readonly pictures?: readonly PictureFile[];
  /** Written into a file that can hold comments. */
  readonly comments?: readonly DocumentComment[];
  /** BCP 47; guessed from the text by default. */
  readonly language?: string;
}

export interface WrittenFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** Without the dot. */
  readonly extension: string;
}

/** What writers need from outside. On Node, `@octavo/formats/node` has both of the first. */
export interface WritingTools {
  /** Without it, a file names its fonts and embeds none. */
  readonly faces?: LoadFaces;
  /** Without it, citations appear as they are stored in the document. */
  readonly citations?: Formatter;
  /** Typesets a PDF. */
  readonly pdf?: (essay: Essay, options: DownloadOptions) => Promise<Uint8Array<ArrayBuffer>>;
}

const contentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  epub: 'application/epub+zip',
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  tex: 'application/x-tex; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
} as const satisfies Record<DownloadOptions['fileType'], string>;

/** File types that can hold the cited works, in a form that other programs or our own import can read. */
const bringsWorks: ReadonlySet<DownloadOptions['fileType']> = new Set(['docx', 'odt', 'html']);

const holdsComments: ReadonlySet<DownloadOptions['fileType']> = new Set(['docx', 'odt']);

/**
 * Writes a document in the chosen file type. This takes time in proportion to the document.
 *
 * @throws RangeError for a PDF where no tool makes one; what the tools throw
 */
export async function writeDocument(
  { options, comments: list = [], ...input }: WritingInput,
  tools: WritingTools = {},
): Promise<WrittenFile> {
  const { fileType, sectionLabels: hasLabels } = options;
  const document = { ...input, hasLabels };
  const language = document.language ?? languageOf(document.content);
  const keyed = options.citations === 'keys' ? keyedCitations(document.content) : undefined;
  if (keyed !== undefined && (fileType === 'md' || fileType === 'tex')) {
    const essay = readDocument({ ...document, language, citations: keyed.texts });
    return folder(essay, options, [{ path: 'references.bib', content: keyed.file }]);
  }
  const formatted = tools.citations && (await formatCitations(document.content, language, tools.citations));
  const citations =
    formatted && bringsWorks.has(fileType) ? withKeys(formatted, document.content) : formatted;
  const placed =
    list.length > 0 && holdsComments.has(fileType)
      ? placeComments(document.content, list, language)
      : undefined;
  const essay = {
    ...readDocument({ ...document, ...placed, language, citations }),
    comments: placed?.comments,
  };
  if ((fileType === 'md' || fileType === 'tex') && pictureFiles(essay.blocks).length > 0) {
    return folder(essay, options, []);
  }
  const bytes = await write(essay, options, tools);
  return { bytes, contentType: contentTypes[fileType], extension: fileType };
}

/** Packs a text together with the files it refers to, since it cannot embed them. */
function folder(
  { blocks, ...essay }: Essay,
  options: DownloadOptions,
  more: readonly ZippedFile[],
): WrittenFile {
  const text = { ...essay, blocks: withPaths(blocks, 'pictures') };
  const bytes = zipFiles([
    {
      path: `essay.${options.fileType}`,
      content: options.fileType === 'md' ? writeMarkdown(text) : writeLatex(text, options),
    },
    ...more,
    ...pictureFiles(blocks).map((file) => ({
      path: `pictures/${fileName(file)}`,
      content: file.bytes,
      stored: true,
    })),
  ]);
  return { bytes, contentType: 'application/zip', extension: 'zip' };
}

async function write(
  essay: Essay,
  options: DownloadOptions,
  { faces, pdf }: WritingTools,
): Promise<Uint8Array<ArrayBuffer>> {
  switch (options.fileType) {
    case 'pdf':
      if (pdf === undefined) throw new RangeError('A PDF needs a tool that typesets it.');
      return pdf(essay, options);
    case 'docx':
      return writeDocx(essay, options, faces);
    case 'odt':
      return writeOdt(essay, options, faces);
    case 'epub':
      return writeEpub(essay, options, faces);
    case 'html':
      return encoded(await writeHtml(essay, options, faces));
    case 'md':
      return encoded(writeMarkdown(essay));
    case 'tex':
      return encoded(writeLatex(essay, options));
    case 'txt':
      return encoded(writeText(essay));
    default:
      return options.fileType satisfies never;
  }
}

const encoded = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
