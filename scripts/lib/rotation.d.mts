export function rotation(environment?: Readonly<Record<string, string | undefined>>, now?: number): number;
