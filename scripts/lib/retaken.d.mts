export function retakenBy(
  changed: readonly string[],
  stats: string,
): { readonly files: readonly string[]; readonly all: string | null };
