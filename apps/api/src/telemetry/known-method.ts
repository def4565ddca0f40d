const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A method that HTTP defines; undefined for anything else that a caller sends. */
export const knownMethod = (method: string): string | undefined => (methods.has(method) ? method : undefined);
