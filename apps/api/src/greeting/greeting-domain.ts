import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type GreetingVideo, routes } from '@octavo/contract';
import type { Language } from '@octavo/contract/languages';
import type { Domain } from '../domain.ts';

const films = join(import.meta.dirname, '..', '..', 'greeting-video');
const address = '/static/greeting_video/files';
const year = 'public, max-age=31536000, immutable';

/** The greeting video of each language, made by `npm run film`. */
export const greetingDomain = (): Domain => {
  const known = new Map<Language, Promise<GreetingVideo>>();

  return {
    publicRoutes(app) {
      app.openapi(routes.greetingVideo, async (context) => {
        const { lang } = context.req.valid('param');
        const video = known.get(lang) ?? describe(lang);
        known.set(lang, video);
        return context.json(await video, 200, { 'cache-control': 'no-cache' });
      });

      app.use(`${address}/*`, async (context, next) => {
        await next();
        if (!context.res.ok) return;
        context.header('cache-control', year);
        context.header('accept-ranges', 'bytes');
        if (context.req.path.endsWith('.vtt')) context.header('content-type', 'text/vtt; charset=utf-8');
      });
      app.get(
        `${address}/*`,
        serveStatic({ root: films, rewriteRequestPath: (path) => path.slice(address.length) }),
      );
    },
  };
};

async function describe(language: Language): Promise<GreetingVideo> {
  const [url, mp4, poster, captions] = await Promise.all([
    addressOf(`${language}.webm`),
    addressOf(`${language}.mp4`),
    addressOf(`${language}.webp`),
    addressOf(`${language}.vtt`),
  ]);
  return { url, mp4, poster, captions };
}

/** The URL contains the file's hash, since it is cached for a year. */
async function addressOf(name: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(films, name)));
  return `${address}/${name}?v=${hash.digest('base64url').slice(0, 12)}`;
}
