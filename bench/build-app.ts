/** Builds the web app if necessary; what is measured is what `npm start` serves. */
export async function buildApp(): Promise<void> {
  const script = new URL('../scripts/lib/build.mjs', import.meta.url).href;
  const build: { ensureBuilt(): void } = await import(script);
  build.ensureBuilt();
}
