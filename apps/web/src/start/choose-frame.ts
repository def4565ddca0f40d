import { homePath } from '@octavo/contract/app-path';
import { firstLanguages, hasKeptLanguage } from '../language-detector.ts';
import { documentAddress } from './first-addresses.ts';

const sidebars = {
  document: { key: 'sidebar_document', width: 'collapsed' },
  list: { key: 'sidebar_home', width: 'expanded' },
} as const;

/**
 * Chooses the still frame to show until the app is drawn: that of a document or of a list, with the sidebar as it was
 * left; a first visitor to home sees what the product is for.
 */
export function chooseFrame(): void {
  const { dataset } = document.documentElement;
  const frame = documentAddress(location.pathname) === null ? 'list' : 'document';
  const { key, width } = sidebars[frame];
  dataset['frame'] = frame;
  if (location.pathname === homePath && !hasKeptLanguage()) dataset['lead'] = firstLanguages()[0];
  try {
    dataset['sidebar'] = localStorage.getItem(key) ?? width;
  } catch {
    dataset['sidebar'] = width;
  }
}
