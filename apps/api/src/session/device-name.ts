import Bowser from 'bowser';

/** Browser and system, by the names in the user agent; null where it has none. */
export function deviceName(userAgent: string): {
  readonly browser: string | null;
  readonly system: string | null;
} {
  if (userAgent === '') return { browser: null, system: null };
  const parser = Bowser.getParser(userAgent);
  return { browser: parser.getBrowserName() || null, system: parser.getOSName() || null };
}
