import * as typing from '@octavo/ui/typing';

let composing = false;
const isComposing = () => composing;

// Tracked from the start, because a composition may have begun before anybody waits for a pause.
addEventListener('compositionstart', () => (composing = true), true);
addEventListener('compositionend', () => (composing = false), true);

export const untilPause = (signal: AbortSignal) => typing.untilPause({ signal, isComposing });
export const untilFormLeft = (signal: AbortSignal) => typing.untilFormLeft({ signal, isComposing });
