import { LRUCache } from 'lru-cache';
import { boundedFetch } from '../generation/bounded-fetch.ts';
import { pictureType } from '../pictures/picture-type.ts';

export interface SiteIcon {
  readonly mediaType: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Undefined if the service knows no icon of the host, or cannot be asked now. */
export type FindSiteIcon = (host: string) => Promise<SiteIcon | undefined>;

const mostBytes = 64 * 1024;
const timeoutMs = 4000;
const dayMs = 24 * 60 * 60 * 1000;
const soonMs = 10 * 60 * 1000;

/**
 * Looks icons up in an outside service, which is told the host's name and nothing else. The site itself is never
 * requested. What the service knows, and what it does not, is kept for a day.
 *
 * @param url the service's address, with `{host}` in it
 */
export function createFindSiteIcon(url: string): FindSiteIcon {
  const icons = new LRUCache<string, Promise<SiteIcon | undefined>>({ max: 500, ttl: dayMs });

  async function ask(host: string): Promise<SiteIcon | undefined> {
    const address = url.replace('{host}', encodeURIComponent(host));
    const response = await boundedFetch(address, { signal: AbortSignal.timeout(timeoutMs) }, mostBytes);
    if (response.ok) return iconIn(new Uint8Array(await response.arrayBuffer()));
    await response.body?.cancel();
    if (response.status !== 404) throw new Error(`It answers ${response.status}.`);
    return undefined;
  }

  return (host) => {
    const known = icons.get(host);
    if (known) return known;
    const asked = ask(host).catch(() => {
      icons.set(host, Promise.resolve(undefined), { ttl: soonMs });
      return undefined;
    });
    icons.set(host, asked);
    return asked;
  };
}

/** Read from its first bytes, because an SVG could contain scripts. */
function iconIn(content: Uint8Array<ArrayBuffer>): SiteIcon | undefined {
  const mediaType = pictureType(content) ?? (isIco(content) ? 'image/x-icon' : undefined);
  return mediaType === undefined ? undefined : { mediaType, content };
}

const isIco = (content: Uint8Array): boolean => [0, 0, 1, 0].every((byte, index) => content[index] === byte);
