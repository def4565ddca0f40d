/** How long a browser may take to begin reading what it was handed, in milliseconds. */
const readingTime = 60_000;

/** Gives the reader a file, as a download. */
export function handOver(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // A download is read after the click has returned: some browsers find nothing at an address that is gone by then.
  setTimeout(() => URL.revokeObjectURL(address), readingTime);
}
