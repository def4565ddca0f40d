import { useTranslation } from 'react-i18next';
import { Link } from '../../components/link/index.ts';
import { partsOf } from './linked-parts.ts';

/** Plain text in which addresses can be followed. What a reader writes is never markup. */
export function LinkedText({ text }: { readonly text: string }) {
  const { t } = useTranslation('comments');
  return partsOf(text).map(({ text: part, isAddress, start }) =>
    isAddress ? (
      <Link key={start} href={part} awayLabel={t('newTab')}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
