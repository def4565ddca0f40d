import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { brand, brandColors } from '../../packages/contract/src/brand.ts';
import { type Language, languages } from '../../packages/contract/src/languages.ts';
import { manifestName } from './src/start/manifest-name.ts';

const { light, dark } = brandColors;

/** The mark in a box of 24, grown or shrunk to a part of it, on paper or on nothing. */
const drawMark = (part: number, ground = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${light.ink}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">${ground}<path transform="translate(${12 - 12 * part} ${12 - 12 * part}) scale(${part})" d="${brand.mark}"/></svg>`;

const svg = drawMark(1);
const paper = `<path d="M0 0h24v24H0z" fill="${light.paper}" stroke="none"/>`;

/** A picture for systems that take no SVG. */
const png = (size: number, part: number): Promise<Buffer> =>
  sharp(Buffer.from(drawMark(part, paper)), { density: (72 * size) / 24 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

const textsOf = (language: Language): { readonly appDescription: string } =>
  JSON.parse(
    readFileSync(new URL(`../../packages/ui/locales/${language}/install.json`, import.meta.url), 'utf8'),
  );

/** The same app in each language: only what is read of it differs. */
const manifestIn = (language: Language) => ({
  name: brand.name,
  short_name: brand.name,
  description: textsOf(language).appDescription,
  lang: language,
  id: '/app/',
  start_url: '/app/',
  scope: '/app/',
  display: 'standalone',
  background_color: light.paper,
  theme_color: light.desk,
  categories: ['education', 'productivity'],
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
    // Systems cut it to a shape of theirs, which leaves the middle.
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

const manifests = Object.fromEntries(
  languages.map((language) => [manifestName(language), () => JSON.stringify(manifestIn(language))]),
);

const files: Readonly<Record<string, () => string | Promise<Buffer>>> = {
  'icon.svg': () => svg,
  'icon-180.png': () => png(180, 0.8),
  'icon-192.png': () => png(192, 0.8),
  'icon-512.png': () => png(512, 0.8),
  'icon-maskable-512.png': () => png(512, 0.6),
  ...manifests,
};

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
};

/** In the page, where it is not fetched: the browser would fetch it twice where a first visit reloads. */
const icon = `data:image/svg+xml,${encodeURIComponent(svg)}`;

const themeColor = (scheme: 'light' | 'dark', content: string) => ({
  tag: 'meta',
  injectTo: 'head' as const,
  attrs: { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` },
});

/** Makes the icons and the manifest from the brand, and puts name, icon and colours into the page. */
export function brandFiles(): Plugin {
  return {
    name: 'brand-files',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const [fileName, make] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: await make() });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/app', (request, response, next) => {
        const name = (request.url ?? '').slice(1);
        const make = files[name];
        if (make === undefined) return next();
        const type = types[name.replace(/^.*\./u, '')] ?? '';
        Promise.resolve(make()).then((file) => response.setHeader('content-type', type).end(file), next);
      });
    },
    transformIndexHtml: headOfBrand,
  };
}

const headOfBrand = {
  order: 'post' as const,
  handler: () => [
    { tag: 'title', injectTo: 'head' as const, children: brand.name },
    {
      tag: 'link',
      injectTo: 'head' as const,
      attrs: { rel: 'icon', href: icon, type: 'image/svg+xml' },
    },
    { tag: 'link', injectTo: 'head' as const, attrs: { rel: 'apple-touch-icon', href: '/app/icon-180.png' } },
    themeColor('light', light.desk),
    themeColor('dark', dark.desk),
  ],
};

/** Name, icon and colours for a page beside the app, which makes the files. */
export function brandHead(): Plugin {
  return { name: 'brand-head', transformIndexHtml: headOfBrand };
}
