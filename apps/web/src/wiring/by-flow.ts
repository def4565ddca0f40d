/** What files export, by the flow that each is named after: `goal` of `./goal.late-desk.ts`. */
export const byFlow = <Value>(files: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(files).map(([file, value]) => [file.replace(/^\.\/|\..*$/g, ''), value]));
