import browserslist from 'browserslist';

/** The oldest version of each supported browser, by its name in browserslist. */
export type OldestVersions = Readonly<Record<string, string>>;

/** What `browserslist` in package.json says: the build and the check of the APIs in use follow from it. */
export const supportedBrowsers = oldestOf(browserslist(undefined, { path: import.meta.dirname }));

const nameInVite: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The same for Vite's `build.target`, which CSS follows too. */
export const buildTarget = Object.entries(supportedBrowsers).map(([browser, version]) => {
  const name = nameInVite[browser];
  if (name === undefined) throw new Error(`Vite has no target for ${browser}, which package.json names.`);
  return `${name}${version}`;
});

/** @param versions such as `safari 17.5` or, of more than one version, `ios_saf 17.6-17.7` */
export function oldestOf(versions: readonly string[]): OldestVersions {
  const oldest: Record<string, string> = {};
  for (const each of versions) {
    const [browser = '', range = ''] = each.split(' ');
    const [version = ''] = range.split('-');
    const known = oldest[browser];
    if (known === undefined || isNewer(known, version)) oldest[browser] = version;
  }
  return oldest;
}

/** Compares part by part: 17.10 is newer than 17.9. */
export function isNewer(version: string, than: string): boolean {
  const parts = version.split('.').map(Number);
  const others = than.split('.').map(Number);
  for (let index = 0; index < Math.max(parts.length, others.length); index += 1) {
    const difference = (parts[index] ?? 0) - (others[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
