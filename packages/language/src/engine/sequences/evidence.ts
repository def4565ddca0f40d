/** Whether the words are better known from edited prose as they would read, as they stand, or neither. */
export type Evidence = 'for' | 'against' | 'neither';
