import { maxAltLength } from '@octavo/contract/document-limits';
import { Node } from '@tiptap/core';
import { isPictureId } from './picture-id.ts';

/** Maximum width of a picture: the full text width, or half of it. */
export const pictureSizes = ['full', 'half'] as const;
export type PictureSize = (typeof pictureSizes)[number];

interface Parsed {
  readonly dataset: Readonly<Record<string, string | undefined>>;
  getAttribute(name: string): string | null;
}

const pixels = (name: 'width' | 'height') => ({
  default: 1,
  parseHTML: (element: Parsed) => Math.max(1, Math.trunc(Number(element.getAttribute(name))) || 1),
  rendered: false,
});

/**
 * A picture, stored separately from the text. Without an alternative text it is either decorative, or nobody has
 * written one yet.
 */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    return {
      id: { default: null, parseHTML: (element) => element.dataset['picture'] ?? null, rendered: false },
      alt: {
        default: '',
        parseHTML: (element) => (element.getAttribute('alt') ?? '').slice(0, maxAltLength),
        rendered: false,
      },
      decorative: {
        default: false,
        parseHTML: (element) => element.dataset['decorative'] !== undefined,
        rendered: false,
      },
      /** In pixels, as stored. */
      width: pixels('width'),
      height: pixels('height'),
      size: {
        default: 'full',
        parseHTML: (element) => (element.dataset['size'] === 'half' ? 'half' : 'full'),
        rendered: false,
      },
    };
  },
  parseHTML() {
    return [
      {
        tag: 'img[data-picture]',
        getAttrs: ({ dataset }) => (isPictureId(dataset['picture']) ? null : false),
      },
    ];
  },
  renderHTML({ node }) {
    return ['img', pictureAttributes(node.attrs)];
  },
});

/** A picture as attributes of an `img`; the caller supplies its address. */
export function pictureAttributes({
  id,
  alt,
  decorative,
  width,
  height,
  size,
}: Readonly<Record<string, unknown>>): Record<string, string> {
  return {
    'data-picture': String(id),
    alt: decorative === true ? '' : String(alt),
    width: String(width),
    height: String(height),
    ...(decorative === true ? { 'data-decorative': '' } : {}),
    ...(size === 'half' ? { 'data-size': 'half' } : {}),
  };
}
