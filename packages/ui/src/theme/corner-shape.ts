// `corner-shape` is newer than the table of properties that vanilla-extract types its styles with.
declare module 'csstype' {
  // oxlint-disable-next-line no-unused-vars -- a merged interface repeats the parameters
  interface Properties<TLength, TTime> {
    cornerShape?: string | undefined;
  }
}
export {};
