/** Whether two JSON values say the same, in whatever order their keys stand. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const others = new Map(Object.entries(b));
  const own = Object.entries(a);
  return own.length === others.size && own.every(([key, value]) => isSameJson(value, others.get(key)));
}
