/** Addresses are shorter; a library's time for a string without spaces grows with the square of its length. */
const unreadable = /\S{257,}/g;

export type VeiledText = {
  readonly text: string;
  /** Restores the masked strings in a part of the text. */
  readonly unveil: (part: string) => string;
};

/** Replaces each unreadable string with a short address, for a library that reads an address as one token. */
export function veilUnreadable(text: string): VeiledText {
  const hidden: string[] = [];
  const address = unusedIn(text);
  const veiled = text.replace(unreadable, (run) => `${address}${hidden.push(run) - 1}${endOf(run)}`);
  if (hidden.length === 0) return { text, unveil: (part) => part };
  const standIn = new RegExp(String.raw`${address}(\d+)`, 'g');
  return {
    text: veiled,
    unveil: (part) =>
      part.replace(standIn, (_, place: string) => {
        const run = hidden[Number(place)] ?? '';
        return run.slice(0, run.length - endOf(run).length);
      }),
  };
}

/** Keeps a mark that may end a sentence visible. */
const endOf = (run: string): string => /[.!?]['"’”)\]]?$/.exec(run)?.[0] ?? '';

function unusedIn(text: string): string {
  let address = 'https://veil.example/';
  while (text.includes(address)) address += 'v/';
  return address;
}
