/** Streams as in Safari before 27, which cannot iterate over them. @returns a function that restores them */
export function withoutStreamIteration(): () => void {
  const names = [Symbol.asyncIterator, 'values'] as const;
  const kept = names.map((name) => Object.getOwnPropertyDescriptor(ReadableStream.prototype, name));
  for (const name of names) Reflect.deleteProperty(ReadableStream.prototype, name);
  return () => {
    for (const [index, name] of names.entries()) {
      Object.defineProperty(ReadableStream.prototype, name, kept[index] ?? {});
    }
  };
}
