import { useTranslation } from 'react-i18next';
import { MenuButton } from '../layout/menu-button.tsx';
import { lazyPart, loadTexts } from '../lazy-part/index.ts';

// Writing needs no menu: its library is fetched when idle, with the texts of its items.
const DocumentMenu = lazyPart(
  async () => {
    const menu = await import('./document-menu.tsx');
    await loadTexts(menu.texts);
    return menu;
  },
  { place: 'floating' },
);

/** The button of the document's menu. */
export function MoreButton() {
  const { t } = useTranslation('document');
  return <MenuButton label={t('more')} menu={(asked) => <DocumentMenu {...asked} />} />;
}
