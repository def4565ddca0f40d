// `corner-shape` is newer than the property table that vanilla-extract uses for its types.
declare module 'csstype' {
  // oxlint-disable-next-line no-unused-vars -- a merged interface repeats the parameters
  interface Properties<TLength, TTime> {
    cornerShape?: string | undefined;
  }
}
export {};
