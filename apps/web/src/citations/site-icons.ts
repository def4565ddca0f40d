import type { Reference } from '@octavo/contract';
import { endpoints } from '@octavo/contract/endpoints';

/** Addresses of the icons of references' sites, by the reference's id. The server looks them up. */
export const siteIcons = (references: readonly Reference[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    references.flatMap(({ id, url }) => {
      const host = URL.canParse(url) ? new URL(url).hostname : '';
      return host === '' ? [] : [[id, `${endpoints.siteIcon.path}?host=${encodeURIComponent(host)}`]];
    }),
  );
