/** Called for what is removed, becomes plain text, or is cut because it is too long. */
export type OnDropped = (element: Element, why?: 'too long') => void;
