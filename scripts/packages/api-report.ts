import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicApi, type PublicExport } from './public-api.ts';
import type { SourcePackage } from './source-package.ts';

/** A declaration longer than this, such as the inferred type of a machine, is reported by its digest. */
const longest = 800;

/** Everything that a built package exports, as its `api.md` has it: a change of it needs a changeset. */
export function apiReport(source: SourcePackage): string {
  const entries = [...publicApi(source)].map(
    ([entry, exports]) => `## ${entry}\n\n\`\`\`ts\n${exports.map(lineOf).join('\n')}\n\`\`\`\n`,
  );
  return `# The public API of ${source.manifest.name}\n\nWritten by \`npm run build-packages\`. A change needs a changeset: \`npx changeset\`.\n\n${entries.join('\n')}`;
}

export const apiReportPath = ({ folder }: SourcePackage) => join(folder, 'api.md');

export const writeApiReport = (source: SourcePackage) =>
  writeFileSync(apiReportPath(source), apiReport(source));

function lineOf({ name, text }: PublicExport): string {
  if (text.length <= longest) return text;
  // The compiler writes the members of an inferred union in any order.
  const words = text.split(/\W+/).toSorted().join(' ');
  const digest = createHash('sha256').update(words).digest('hex').slice(0, 12);
  return `${text.slice(0, 80)}… // ${name}: ${text.length} characters, ${digest}`;
}
