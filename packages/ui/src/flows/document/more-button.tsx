import { useTranslation } from 'react-i18next';
import { MenuButton } from '../layout/menu-button.tsx';
import { lazyPart } from '../lazy-part/index.ts';

// Writing needs no menu: what places and drives one is fetched in idle time.
const DocumentMenu = lazyPart(() => import('./document-menu.tsx'), {
  // One line for each flow that has an item in it.
  texts: ['citations', 'deletion', 'download', 'find', 'goal', 'preferences', 'record', 'tags', 'versions'],
  place: 'floating',
});

/** What else can be done with the document. */
export function MoreButton() {
  const { t } = useTranslation('document');
  return <MenuButton label={t('more')} menu={(asked) => <DocumentMenu {...asked} />} />;
}
