// Lighthouse is no package of the project; this is what the bench uses of it.
declare module 'lighthouse' {
  interface LighthouseResult {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  }
  export const desktopConfig: object;
  export default function lighthouse(
    url: string,
    flags: object,
    config?: object,
  ): Promise<{ readonly lhr: LighthouseResult } | undefined>;
}
