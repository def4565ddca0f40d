import * as typing from '@octavo/ui/typing';

let composing = false;
const isComposing = () => composing;

// One that began before anybody waits for a pause has to end as well.
addEventListener('compositionstart', () => (composing = true), true);
addEventListener('compositionend', () => (composing = false), true);

export const untilPause = (signal: AbortSignal) => typing.untilPause({ signal, isComposing });
export const untilFormLeft = (signal: AbortSignal) => typing.untilFormLeft({ signal, isComposing });
