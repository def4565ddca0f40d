/**
 * Replaces a text that must not be stored: 64 bits of it and of a salt, mixed as in cyrb53
 * (https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js). The text cannot be recovered from it, but
 * with the salt single words can be guessed, so it is stored no longer than the text may be.
 */
export function concealed(salt: string, text: string): string {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  const salted = `${salt}\n${text}`;
  for (let index = 0; index < salted.length; index += 1) {
    const unit = salted.charCodeAt(index);
    first = Math.imul(first ^ unit, 2654435761);
    second = Math.imul(second ^ unit, 1597334677);
  }
  return `${mixed(first, second)}.${mixed(second, first)}`;
}

const mixed = (half: number, other: number): string => {
  const once = Math.imul(half ^ (half >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  return (once >>> 0).toString(36);
};
