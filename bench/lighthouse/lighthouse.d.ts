// Lighthouse is not a dependency of the project; this is the part of it that the bench uses.
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
