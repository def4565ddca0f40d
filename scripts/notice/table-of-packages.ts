import type { RuntimePackage } from './runtime-packages.ts';

const marks = /(?<=<!-- packages -->\n)[^]*?(?=\n<!-- end of packages -->)/u;

/** `NOTICE.md` with every package by its licence, the most frequent licence first. */
export function withPackages(notice: string, packages: readonly RuntimePackage[]): string {
  if (!marks.test(notice)) throw new Error('NOTICE.md has no place for the packages.');
  const byLicence = [...Map.groupBy(packages, ({ licence }) => licence ?? 'none named')];
  const rows = byLicence
    .toSorted(([one, ones], [other, others]) => others.length - ones.length || one.localeCompare(other))
    .map(([licence, those]) => `| ${licence} | ${those.map(({ name }) => `\`${name}\``).join(', ')} |`);
  return notice.replace(marks, `\n${['| licence | packages |', '|---|---|', ...rows].join('\n')}\n`);
}
