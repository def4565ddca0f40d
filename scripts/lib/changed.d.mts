export function branchPoint(): string;
export function changedFiles(): string[];
export function hasChanged(folder: string): boolean;
