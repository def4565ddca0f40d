import { useTranslation } from 'react-i18next';
import { MenuButton } from '../layout/menu-button.tsx';
import { lazyPart } from '../lazy-part/index.ts';

// Writing needs no menu: its library is fetched when idle.
const DocumentMenu = lazyPart(() => import('./document-menu.tsx'), {
  // The namespaces of the flows that have an item in it.
  texts: ['citations', 'deletion', 'download', 'find', 'goal', 'preferences', 'record', 'tags', 'versions'],
  place: 'floating',
});

/** The button of the document's menu. */
export function MoreButton() {
  const { t } = useTranslation('document');
  return <MenuButton label={t('more')} menu={(asked) => <DocumentMenu {...asked} />} />;
}
