/** Where the words of a suggestion start and end, in pixels from the top of the sheet. */
export interface SuggestionPlace {
  readonly top: number;
  readonly bottom: number;
}

export const noPlaces: ReadonlyMap<string, SuggestionPlace> = new Map();
