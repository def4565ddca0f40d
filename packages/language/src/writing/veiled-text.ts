/** Addresses are shorter; the time that a library takes for a string without a space grows with the square of its length. */
const unreadable = /\S{257,}/g;

export type VeiledText = {
  readonly text: string;
  /** Puts what was veiled back into a part of the text. */
  readonly unveil: (part: string) => string;
};

/** Puts a short address in the place of each string that nobody reads, for a library that reads addresses as one sign. */
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

/** What may end a sentence is left in sight. */
const endOf = (run: string): string => /[.!?]['"’”)\]]?$/.exec(run)?.[0] ?? '';

function unusedIn(text: string): string {
  let address = 'https://veil.example/';
  while (text.includes(address)) address += 'v/';
  return address;
}
