/** Default of every actor until an implementation is provided. */
export function notProvided(actor: string): never {
  throw new Error(`${actor}: provide an implementation`);
}
