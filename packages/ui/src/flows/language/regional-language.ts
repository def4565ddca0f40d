/**
 * The language for dates and numbers: where the language on screen has no region, as English has none, the reader's own
 * variety of it decides, so that a British reader gets 30 November and an American November 30.
 *
 * @param language BCP 47
 */
export function regionalLanguage(
  language: string,
  preferred: readonly string[] = languagesOfReader(),
): string {
  if (language.includes('-')) return language;
  return preferred.find((one) => one.startsWith(`${language}-`) && isTag.test(one)) ?? language;
}

/** Some systems give others, such as `en-US@posix`, which `Intl` refuses. */
const isTag = /^[a-z0-9-]+$/i;

const languagesOfReader = (): readonly string[] => globalThis.navigator?.languages ?? [];
