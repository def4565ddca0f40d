/**
 * The address of the texts that every page starts with, one file per language; null where the build has not combined
 * them.
 */
export function textsAddress(language: string): string | null {
  const files: Readonly<Record<string, string>> = JSON.parse(
    document.documentElement.dataset['texts'] ?? '{}',
  );
  return files[language] ?? null;
}
