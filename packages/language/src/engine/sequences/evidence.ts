/** What edited prose says of a change: it knows the words better as they would read, better as they stand, or neither. */
export type Evidence = 'for' | 'against' | 'neither';
