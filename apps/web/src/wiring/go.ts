/** Goes to another page of the browser's: nothing that comes after it is awaited. */
export async function go(address: string): Promise<unknown> {
  location.assign(address);
  return new Promise(() => {});
}
