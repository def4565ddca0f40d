import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/icon-button/index.ts';
import { lazyPart } from '../lazy-part/index.ts';

// Writing needs no menu: what places and drives one is fetched in idle time.
const DocumentMenu = lazyPart(() => import('./document-menu.tsx'), { place: 'floating' });

/** What else can be done with the document. */
export function MoreButton() {
  const { t } = useTranslation('editor');
  const [asked, setAsked] = useState<'pointer' | 'keyboard' | null>(null);
  const closed = (
    <IconButton
      icon={Ellipsis}
      label={t('more')}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={({ detail }) => setAsked(detail === 0 ? 'keyboard' : 'pointer')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setAsked('keyboard');
      }}
    />
  );
  if (asked === null) return closed;
  return (
    <DocumentMenu
      fallback={closed}
      onDismiss={() => setAsked(null)}
      trigger={<IconButton icon={Ellipsis} label={t('more')} />}
      startsAtFirst={asked === 'keyboard'}
    />
  );
}
