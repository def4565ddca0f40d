/** Focus mode or typewriter mode, each switched on and off separately. */
export type WritingMode = 'focusMode' | 'typewriter';
