import type { Platform } from './key-names.ts';

/** The parts of a keyboard event that determine the shortcut. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'keyCode' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

/** An interpretation of a key press: the key, as written in the shortcut table, and whether Shift counts as held. */
export interface PressedKey {
  readonly key: string;
  readonly shift: boolean;
}

/** The signs of a US keyboard, whose positions count where a keyboard does not type the sign. */
export const signsByCode: Readonly<Record<string, string>> = {
  Backquote: '`',
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
  Semicolon: ';',
  Quote: "'",
  Comma: ',',
  Period: '.',
  Slash: '/',
};

const signsByKeyCode: Readonly<Record<number, string>> = {
  186: ';',
  187: '=',
  188: ',',
  189: '-',
  190: '.',
  191: '/',
  192: '`',
  219: '[',
  220: '\\',
  221: ']',
  222: "'",
};

/** Characters on the digit keys without Shift and AltGr in France, Belgium, Czechia and Slovakia. */
const typedForDigits = '&é"\'(-è_çà§!+ěščřžýáíľťô';

/** The two keys of a Greek keyboard that combine a Latin letter and a symbol. */
const signsForLetters = new Set(['KeyQ ;', 'KeyQ :', 'KeyW ΅']);

const isLatin = /^\p{Script=Latin}$/u;
const isLetter = /^\p{Letter}$/u;
const isMade = /^(?:Dead|Unidentified|Process)$/;

/**
 * The possible interpretations of a key press, the preferred one first. A key is primarily the letter that it types,
 * wherever it is. Its position counts only if it types no Latin letter. AltGr, which Windows also reports as Ctrl and
 * Alt, only types and never triggers a shortcut.
 */
export function pressedKeys(event: KeyPress, platform: Platform): readonly PressedKey[] {
  const { key, code, keyCode, shiftKey: shift } = event;
  if (event.getModifierState('AltGraph')) return [];
  const read = (...keys: readonly (string | undefined)[]) =>
    keys.flatMap((one) => (one === undefined ? [] : [{ key: one.toLowerCase(), shift }]));
  if (key.length > 1 && !isMade.test(key)) return read(key);

  const ofKeyCode = keyCode >= 65 && keyCode <= 90 ? String.fromCodePoint(keyCode) : undefined;
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  // Option changes the character of nearly every key; only the key code identifies the key.
  if (platform === 'mac' && event.altKey) {
    return read(key, ofKeyCode ?? digit ?? signsByKeyCode[keyCode] ?? placeOf(code));
  }

  const mayBeAltGr = event.ctrlKey && event.altKey;
  if (digit !== undefined) return read(key, mayBeAltGr && !typedForDigits.includes(key) ? undefined : digit);
  if (isLatin.test(key)) return read(key);
  if (isLetter.test(key) && !mayBeMicro(key)) return read(key, placeOf(code) ?? ofKeyCode);
  if (signsForLetters.has(`${code} ${key}`)) return read(key, placeOf(code));
  if (mayBeAltGr && (ofKeyCode !== undefined || code.startsWith('Key'))) return read(key);
  const sign = signsByCode[code];
  const place = code.startsWith('Key') ? signsByKeyCode[keyCode] : sign;
  const needsShift = shift && platform !== 'mac' && key !== sign;
  return [{ key, shift: shift && !needsShift }, ...read(place)];
}

/** Keys with Cyrillic or Greek letters also show the Latin one. */
function placeOf(code: string): string | undefined {
  return code.startsWith('Key') ? code.slice('Key'.length) : signsByCode[code];
}

/** AltGr characters that Unicode classifies as letters. */
function mayBeMicro(key: string): boolean {
  return key === 'µ' || key === 'ª' || key === 'º';
}
