import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicApi } from './public-api.ts';
import { root, type SourcePackage } from './source-package.ts';

/** What stands between two marks of a README comes from elsewhere: a file of an example, or the types. */
const marked = /(<!-- (api|file) ?([^>]*?) -->\n)(.*?)(<!-- \/\2 -->)/gs;

/** The README of a built package with its examples and its table of exports as they are now. */
export function readmeOf(source: SourcePackage): string {
  return readFileSync(readmePath(source), 'utf8').replaceAll(
    marked,
    (_all, start: string, kind: string, path: string, _old: string, end: string) =>
      `${start}${kind === 'api' ? apiTable(source) : fileBlock(path)}${end}`,
  );
}

export const readmePath = ({ folder }: SourcePackage) => join(folder, 'README.md');

export function writeReadme(source: SourcePackage): void {
  if (existsSync(readmePath(source))) writeFileSync(readmePath(source), readmeOf(source));
}

function fileBlock(path: string): string {
  const code = readFileSync(join(root, path), 'utf8').trimEnd();
  return `\`\`\`${path.split('.').at(-1) ?? ''}\n${code}\n\`\`\`\n`;
}

function apiTable(source: SourcePackage): string {
  const { name } = source.manifest;
  // Machines and fixtures are exported beside their flow too.
  const isListed = (entry: string) => !/\/(?:machine|fixtures)$/.test(entry);
  const rows = [...publicApi(source)].flatMap(([entry, exports]) => {
    if (!isListed(entry)) return [];
    // Components, functions and values; their types are in api.md.
    const values = exports.filter(({ text }) => !/^(?:export )?(?:interface|type) /.test(text));
    const [first] = values;
    if (first === undefined) return [];
    const names = values.map((each) => `\`${each.name}\``);
    const shown = names.length > 6 ? [...names.slice(0, 6), `and ${names.length - 6} more`] : names;
    const about = values.find(({ summary }) => summary !== '')?.summary ?? '';
    return [`| \`${entry.replace(/^\./, name)}\` | ${shown.join(', ')} | ${about.replaceAll('|', '\\|')} |`];
  });
  return `\n| import from | exports | the first of them |\n|---|---|---|\n${rows.join('\n')}\n\n`;
}
