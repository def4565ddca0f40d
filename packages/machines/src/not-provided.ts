/** What every actor does until somebody provides a real one. */
export function notProvided(actor: string): never {
  throw new Error(`${actor}: provide an implementation`);
}
