import { describe, expect, it } from 'vitest';
import type { Platform } from './key-names.ts';
import type { KeyPress } from './pressed-keys.ts';
import { editorShortcutFor, shortcutFor } from './shortcut-for.ts';
import { type Shortcut, shortcuts } from './shortcuts.ts';

/** The keys of a keyboard: the character of each without and with Shift, from the left end of a row of codes. */
interface Layout {
  readonly platform: Platform;
  readonly keys: Readonly<Record<string, readonly [plain: string, shifted: string]>>;
  /** The character of a key with AltGr or Option. */
  readonly third?: Readonly<Record<string, string>>;
  /** Whether Ctrl+Alt equals AltGr where that types something. */
  readonly isWindows?: boolean;
}

const codes = [
  'Backquote Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal',
  'KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight',
  'KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote Backslash',
  'KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash',
].map((row) => row.split(' '));

function keysOf(plain: readonly string[], shifted: readonly string[]): Layout['keys'] {
  return Object.fromEntries(
    codes.flatMap((row, index) =>
      row.map((code, at) => {
        const [low, high] = [plain[index]?.charAt(at), shifted[index]?.charAt(at)];
        return [code, [name(low), name(high)]] as const;
      }),
    ),
  );
}

/** Dead keys are written as ◌. */
const name = (sign: string | undefined) => (sign === undefined || sign === '◌' ? 'Dead' : sign);

const us = keysOf(
  ['`1234567890-=', 'qwertyuiop[]', "asdfghjkl;'\\", 'zxcvbnm,./'],
  ['~!@#$%^&*()_+', 'QWERTYUIOP{}', 'ASDFGHJKL:"|', 'ZXCVBNM<>?'],
);
const uk = keysOf(
  ['`1234567890-=', 'qwertyuiop[]', "asdfghjkl;'#", 'zxcvbnm,./'],
  ['¬!"£$%^&*()_+', 'QWERTYUIOP{}', 'ASDFGHJKL:@~', 'ZXCVBNM<>?'],
);
const german = keysOf(
  ['◌1234567890ß◌', 'qwertzuiopü+', 'asdfghjklöä#', 'yxcvbnm,.-'],
  ['°!"§$%&/()=?◌', 'QWERTZUIOPÜ*', "ASDFGHJKLÖÄ'", 'YXCVBNM;:_'],
);
const french = keysOf(
  ['²&é"\'(-è_çà)=', 'azertyuiop◌$', 'qsdfghjklmù*', 'wxcvbn,;:!'],
  ['²1234567890°+', 'AZERTYUIOP◌£', 'QSDFGHJKLM%µ', 'WXCVBN?./§'],
);
const canadian = keysOf(
  ['#1234567890-=', 'qwertyuiop◌◌', 'asdfghjkl;◌<', 'zxcvbnm,.é'],
  ['|!"/$%?&*()_+', 'QWERTYUIOP◌◌', 'ASDFGHJKL:◌>', "ZXCVBNM'.É"],
);
const portuguese = keysOf(
  ["\\1234567890'«", 'qwertyuiop+◌', 'asdfghjklçº◌', 'zxcvbnm,.-'],
  ['|!"#$%&/()=?»', 'QWERTYUIOP*◌', 'ASDFGHJKLÇª◌', 'ZXCVBNM;:_'],
);
const dvorak = keysOf(
  ['`1234567890[]', "',.pyfgcrl/=", 'aoeuidhtns-\\', ';qjkxbmwvz'],
  ['~!@#$%^&*(){}', '"<>PYFGCRL?+', 'AOEUIDHTNS_|', ':QJKXBMWVZ'],
);
const russian = keysOf(
  ['ё1234567890-=', 'йцукенгшщзхъ', 'фывапролджэ\\', 'ячсмитьбю.'],
  ['Ё!"№;%:?*()_+', 'ЙЦУКЕНГШЩЗХЪ', 'ФЫВАПРОЛДЖЭ/', 'ЯЧСМИТЬБЮ,'],
);
const greek = keysOf(
  ['`1234567890-=', ';ςερτυθιοπ[]', "ασδφγηξκλ◌'\\", 'ζχψωβνμ,./'],
  ['~!@#$%^&*()_+', ':΅ΕΡΤΥΘΙΟΠ{}', 'ΑΣΔΦΓΗΞΚΛ◌"|', 'ΖΧΨΩΒΝΜ<>?'],
);

const option = {
  KeyA: 'å',
  KeyB: '∫',
  KeyC: 'ç',
  KeyD: '∂',
  KeyE: 'Dead',
  KeyF: 'ƒ',
  KeyG: '©',
  KeyH: '˙',
  KeyI: 'Dead',
  KeyJ: '∆',
  KeyK: '˚',
  KeyL: '¬',
  KeyM: 'µ',
  KeyN: 'Dead',
  KeyO: 'ø',
  KeyP: 'π',
  KeyQ: 'œ',
  KeyR: '®',
  KeyS: 'ß',
  KeyT: '†',
  KeyU: 'Dead',
  KeyV: '√',
  KeyW: '∑',
  KeyX: '≈',
  KeyY: '¥',
  KeyZ: 'Ω',
  Digit0: 'º',
  Digit1: '¡',
  Digit2: '™',
  Digit3: '£',
};

const altGrOfGermany = {
  KeyQ: '@',
  KeyE: '€',
  KeyM: 'µ',
  Digit2: '²',
  Digit3: '³',
  Digit7: '{',
  Digit0: '}',
};

const layouts: Readonly<Record<string, Layout>> = {
  US: { platform: 'other', keys: us },
  UK: {
    platform: 'other',
    keys: uk,
    third: { KeyA: 'á', KeyE: 'é', KeyI: 'í', KeyO: 'ó', KeyU: 'ú' },
    isWindows: true,
  },
  QWERTZ: { platform: 'other', keys: german },
  'QWERTZ, Windows': { platform: 'other', keys: german, third: altGrOfGermany, isWindows: true },
  AZERTY: { platform: 'other', keys: french },
  'AZERTY, Windows': {
    platform: 'other',
    keys: french,
    third: { KeyE: '€', Digit2: 'Dead', Digit3: '#', Digit0: '@', Digit7: 'Dead', Digit8: '\\' },
    isWindows: true,
  },
  'Canadian French': { platform: 'other', keys: canadian },
  'Canadian French, Windows': {
    platform: 'other',
    keys: canadian,
    third: { KeyO: '§', KeyP: '¶', KeyM: 'µ', KeyZ: '«', KeyX: '»', Digit2: '@', Digit3: '£', Digit1: '±' },
    isWindows: true,
  },
  Portuguese: {
    platform: 'other',
    keys: portuguese,
    third: { KeyE: '€', Digit2: '@', Digit3: '£' },
    isWindows: true,
  },
  Dvorak: { platform: 'other', keys: dvorak },
  Russian: { platform: 'other', keys: russian },
  Greek: { platform: 'other', keys: greek, third: { KeyE: '€' }, isWindows: true },
  Mac: { platform: 'mac', keys: us, third: option },
  'Mac, QWERTZ': { platform: 'mac', keys: german, third: { ...option, KeyL: '@', KeyZ: '¥', KeyY: 'Ω' } },
  'Mac, AZERTY': { platform: 'mac', keys: french, third: { KeyA: 'æ', KeyQ: '‡', KeyZ: 'Â', KeyW: '‹' } },
  'Mac, Dvorak': { platform: 'mac', keys: dvorak, third: { KeyO: 'ß' } },
  'Mac, Russian': { platform: 'mac', keys: russian },
};

interface Held {
  readonly ctrl: boolean;
  readonly meta: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

const latinAt = (code: string) => (us[code]?.[0] ?? '').codePointAt(0) ?? 0;

/**
 * The key code: that of the key's letter, of the Latin letter printed next to a foreign one, or of its symbol on a US
 * keyboard.
 */
function keyCodeOf({ keys }: Layout, code: string): number {
  const plain = keys[code]?.[0] ?? '';
  if (/^[a-z]$/.test(plain)) return plain.toUpperCase().codePointAt(0) ?? 0;
  if (code.startsWith('Digit')) return latinAt(code);
  const signs: Readonly<Record<string, number>> = {
    ';': 186,
    ',': 188,
    '-': 189,
    '.': 190,
    '/': 191,
    '\\': 220,
    "'": 222,
  };
  if (signs[plain] !== undefined && !(plain === ';' && code === 'KeyQ')) return signs[plain];
  return code.startsWith('Key') ? (code.codePointAt(3) ?? 0) : 0;
}

/** The event that the browser reports for a key, with Ctrl and Alt as AltGr on Windows. */
function pressOf(layout: Layout, code: string, held: Held): KeyPress {
  const { keys, third = {}, platform, isWindows = false } = layout;
  const [plain, shifted] = keys[code] ?? [code, code];
  const isThird = held.alt && third[code] !== undefined && (platform === 'mac' || (isWindows && held.ctrl));
  // With Cmd held, macOS does not apply Shift to the reported key.
  const isShifted = held.shift && !(platform === 'mac' && held.meta);
  return {
    key: isThird ? (third[code] ?? '') : isShifted ? shifted : plain,
    code,
    keyCode: keyCodeOf(layout, code),
    ctrlKey: held.ctrl,
    metaKey: held.meta,
    altKey: held.alt,
    shiftKey: held.shift,
    getModifierState: () => false,
  };
}

const asked = (press: KeyPress, platform: Platform) => ({
  app: shortcutFor(press, platform),
  editor: editorShortcutFor(press, platform),
});

function heldFor(keys: string, platform: Platform): Held {
  const parts = keys.split('-');
  const mod = parts.includes('Mod');
  return {
    ctrl: parts.includes('Ctrl') || (mod && platform === 'other'),
    meta: mod && platform === 'mac',
    alt: parts.includes('Alt'),
    shift: parts.includes('Shift'),
  };
}

/** The position of a letter or digit: by its character, or by its place on layouts without Latin letters. */
function codeOf({ keys }: Layout, sign: string): string | null {
  if (/^\d$/.test(sign)) return `Digit${sign}`;
  const found = Object.keys(keys).find((code) => keys[code]?.[0] === sign);
  if (found !== undefined) return found;
  const isLatin = Object.values(keys).some(([plain]) => plain === 'a');
  return isLatin ? null : `Key${sign.toUpperCase()}`;
}

const single = (shortcut: Shortcut) => shortcut.keys.split('-').at(-1) ?? '';
const lettered = shortcuts.filter((shortcut) => /^[a-z\d]$/.test(single(shortcut)));

describe.each(Object.entries(layouts))('regression 162: on %s', (layoutName, layout) => {
  const { platform, third = {}, isWindows = false } = layout;

  it('each letter and digit triggers its action in the table', () => {
    const answers = lettered.map((shortcut) => {
      const code = codeOf(layout, single(shortcut));
      const held = heldFor(shortcut.keys, platform);
      if (code === null) throw new Error(`${layoutName} has no ${single(shortcut)}`);
      const isTyped = isWindows && held.ctrl && held.alt && third[code] !== undefined;
      const answer = asked(pressOf(layout, code, held), platform)[shortcut.scope];
      return [shortcut.keys, answer === (isTyped ? null : shortcut.id)] as const;
    });
    expect(answers.filter(([, isRight]) => !isRight)).toEqual([]);
  });

  it('no key triggers the action of another letter', () => {
    const wrong = Object.keys(layout.keys).flatMap((code) =>
      lettered.flatMap((shortcut) => {
        const held = heldFor(shortcut.keys, platform);
        const answer = asked(pressOf(layout, code, held), platform)[shortcut.scope];
        const isItsOwn = code === codeOf(layout, single(shortcut));
        return answer === shortcut.id && !isItsOwn ? [`${shortcut.keys} by ${code}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('AltGr types a character and triggers nothing', () => {
    const graph = (press: KeyPress): KeyPress => ({
      ...press,
      getModifierState: (modifier) => modifier === 'AltGraph',
    });
    const answers = Object.keys(layout.keys).flatMap((code) =>
      [true, false].map((ctrl) =>
        asked(graph(pressOf(layout, code, { ctrl, meta: false, alt: ctrl, shift: false })), platform),
      ),
    );
    expect(new Set(answers.flatMap(({ app, editor }) => [app, editor]))).toEqual(new Set([null]));
  });
});

const ctrl = { ctrl: true, meta: false, alt: false, shift: false };
const ctrlShift = { ...ctrl, shift: true };

it.each([
  ['US', 'Period', ctrl, 'nextSuggestion'],
  ['US', 'Period', ctrlShift, 'previousSuggestion'],
  ['US', 'Backslash', ctrl, 'toggleSidebar'],
  ['US', 'Backslash', ctrlShift, 'togglePanel'],
  ['QWERTZ', 'Period', ctrlShift, 'previousSuggestion'],
  // Where a backslash needs AltGr, the key in its place counts.
  ['QWERTZ', 'Backslash', ctrl, 'toggleSidebar'],
  ['QWERTZ', 'Backslash', ctrlShift, 'togglePanel'],
  ['Portuguese', 'Backquote', ctrl, 'toggleSidebar'],
  ['Dvorak', 'KeyE', ctrl, 'nextSuggestion'],
  ['Dvorak', 'KeyE', ctrlShift, 'previousSuggestion'],
  ['Dvorak', 'Period', ctrl, null],
  // Shift is needed to type the full stop.
  ['AZERTY', 'Comma', ctrlShift, 'nextSuggestion'],
  ['Russian', 'Slash', ctrl, 'nextSuggestion'],
] as const)('on %s, %s with %j triggers %s', (layoutName, code, held, id) => {
  const layout = layouts[layoutName];
  if (layout === undefined) throw new Error(`No layout is called ${layoutName}`);
  expect(shortcutFor(pressOf(layout, code, held), layout.platform)).toBe(id);
});
