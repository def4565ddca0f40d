export const root: string;
export function ensureInstalled(): void;
export function nodePath(): string;
export function projectEnvironment(extra?: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
