/** A way to write. */
export type WritingMode = 'focusMode' | 'typewriter';
