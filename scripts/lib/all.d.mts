export function isAll(environment?: Readonly<Record<string, string | undefined>>): boolean;
