import { z } from 'zod';

/** What is kept of a violation: nothing that names a page, a document or a person. */
export interface Violation {
  readonly directive: Directive | 'other';
  /** An origin, or a word such as `inline`. */
  readonly blocked: string;
}

/** The directives of our policy, and those that browsers report instead of `script-src` and `style-src`. */
const directives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'media-src',
  'object-src',
  'manifest-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
] as const;
export type Directive = (typeof directives)[number];

/** https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const byUri = z
  .object({
    'csp-report': z.object({
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().optional(),
      'blocked-uri': z.string().default(''),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    violationOf(report['effective-directive'] ?? report['violated-directive'] ?? '', report['blocked-uri']),
  ]);

const anyReport = z.object({ type: z.string(), body: z.unknown() });
const body = z.object({ effectiveDirective: z.string(), blockedURL: z.string().default('') });

/** https://www.w3.org/TR/CSP3/#reporting */
const byEndpoint = z.array(anyReport).transform((reports) =>
  reports.flatMap((report) => {
    const read = body.safeParse(report.body);
    if (report.type !== 'csp-violation' || !read.success) return [];
    return [violationOf(read.data.effectiveDirective, read.data.blockedURL)];
  }),
);

const report = z.union([byUri, byEndpoint]);

/** The violations in what a browser has sent, in either format; none if it is something else. */
export function readReport(sent: string): Violation[] {
  try {
    const read = report.safeParse(JSON.parse(sent));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

/** Older browsers name the directive with its sources. */
const violationOf = (named: string, blocked: string): Violation => ({
  directive: directives.find((directive) => directive === named.split(' ')[0]) ?? 'other',
  blocked: originOf(blocked),
});

const words = new Set(['inline', 'eval', 'wasm-eval', 'data', 'blob', 'self', 'trusted-types-sink']);
const longestOrigin = 100;

/** The origin of an address, whose path may hold anything. */
function originOf(blocked: string): string {
  const word = blocked.split(':')[0] ?? '';
  if (words.has(word)) return word;
  if (!URL.canParse(blocked)) return 'other';
  const { origin, protocol } = new URL(blocked);
  return (origin === 'null' ? protocol : origin).slice(0, longestOrigin);
}
