/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

const keyboard = (actions: readonly object[]) => [{ type: 'key', id: 'keyboard', actions }];
const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/** The WebDriver actions, identical in BiDi, that press a key while others are held. */
export function pressing(keys: string): object[] {
  const held = keys.split('+').map((key) => codes[key] ?? key);
  const last = held.pop() ?? '';
  return keyboard([
    ...held.map((value) => ({ type: 'keyDown', value })),
    ...stroke(last),
    ...held.toReversed().map((value) => ({ type: 'keyUp', value })),
  ]);
}

export const typing = (text: string): object[] =>
  keyboard(Array.from(text).flatMap((letter) => stroke(letter === '\n' ? (codes['Enter'] ?? '') : letter)));

export const clicking = (x: number, y: number): object[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
