import { createContext } from 'react';

/** Whether the dialogs inside come by themselves, perhaps to somebody who is about to press a key. */
export const Unasked = createContext(false);
