/** Where the texts stand that every page begins with, in one file for each language; null where they were not put together. */
export function textsAddress(language: string): string | null {
  const files: Readonly<Record<string, string>> = JSON.parse(
    document.documentElement.dataset['texts'] ?? '{}',
  );
  return files[language] ?? null;
}
