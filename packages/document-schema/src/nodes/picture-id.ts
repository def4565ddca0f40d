/** Ids of pictures: the first 32 hexadecimal digits of a SHA-256. */
export const isPictureId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{32}$/u.test(value);
