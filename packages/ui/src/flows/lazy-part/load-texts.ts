import { getI18n } from 'react-i18next';
import type { Namespace } from '../../namespaces.ts';

/** Loads namespaces in the reader's language. Rejects if they cannot be fetched; may be called again. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  const i18next = getI18n();
  const missing = () =>
    namespaces.filter((namespace) => !i18next.hasResourceBundle(i18next.language, namespace));
  if (missing().length > 0) await i18next.loadNamespaces(missing());
  // i18next marks a failed namespace as loaded: only reloading requests it again.
  if (missing().length > 0) await i18next.reloadResources(i18next.language, missing());
  if (missing().length > 0) throw new Error(`Texts are missing: ${missing().join(', ')}`);
}
