export function changedFiles(): string[];
export function hasChanged(folder: string): boolean;
