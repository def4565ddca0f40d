/** Does the work for one id after another, continuing after failures. Returns these, each with its id. */
export async function forEach(ids: readonly string[], work: (id: string) => Promise<void>): Promise<Error[]> {
  const failures: Error[] = [];
  for (const id of ids) {
    await work(id).catch((error: unknown) => failures.push(new Error(id, { cause: error })));
  }
  return failures;
}
