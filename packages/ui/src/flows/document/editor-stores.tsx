import { createContext, type ReactNode, use } from 'react';
import type { OutlineOfText } from '../outline/outline.tsx';
import type { SuggestionPlace } from '../suggestions/place.ts';

/** A value that changes outside of React. */
export interface OutsideStore<Value> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Value;
}

/** What the editor reports to the views around it, too often for a machine. */
export interface EditorStores {
  /** The number of words. */
  readonly words: OutsideStore<number>;
  /** The headings, the one above the caret, and a function that goes to one of them. */
  readonly outline?: OutsideStore<OutlineOfText> & { readonly go: (id: string) => void };
  /** Where each suggestion's words are, in pixels from the top of the sheet. */
  readonly places?: OutsideStore<ReadonlyMap<string, SuggestionPlace>>;
  /** The same for comments. */
  readonly commentPlaces?: OutsideStore<ReadonlyMap<string, SuggestionPlace>>;
  /** The sheet on which the places are measured. */
  readonly sheet?: () => HTMLElement | null;
}

const StoresContext = createContext<EditorStores | null>(null);

export function ProvideEditorStores({
  stores,
  children,
}: {
  readonly stores: EditorStores;
  readonly children: ReactNode;
}) {
  return <StoresContext value={stores}>{children}</StoresContext>;
}

/** @throws Error outside of a document's page */
export function useEditorStores(): EditorStores {
  const stores = use(StoresContext);
  if (stores === null) throw new Error('No editor is on this page');
  return stores;
}
