import { createContext } from 'react';

/** Whether the dialogs inside open unprompted, possibly while the reader is typing. */
export const Unasked = createContext(false);
