/** Navigates the browser to another page; never resolves. */
export async function go(address: string): Promise<unknown> {
  location.assign(address);
  return new Promise(() => {});
}
