/** How long a browser may take to start reading the file, in milliseconds. */
const readingTime = 60_000;

/** Downloads a file to the reader's device. */
export function handOver(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download is read after the click has returned; some browsers fail if the URL has been revoked by then.
  setTimeout(() => URL.revokeObjectURL(address), readingTime);
}
