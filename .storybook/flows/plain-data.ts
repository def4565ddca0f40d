/** A copy that any message can carry: errors as their messages, without functions. */
export function plainData(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value, plainValue) ?? 'null');
}

/** On one line, as far as there is room. */
export function briefly(value: Readonly<Record<string, unknown>>, room = 90): string {
  const { type: _, ...payload } = value;
  if (Object.keys(payload).length === 0) return '';
  const text = JSON.stringify(payload, plainValue).replaceAll('"', '');
  return text.length > room ? `${text.slice(0, room)}…` : text;
}

function plainValue(_key: string, value: unknown): unknown {
  if (value instanceof Error) return { ...Object.fromEntries(Object.entries(value)), message: value.message };
  return typeof value === 'function' ? undefined : value;
}
