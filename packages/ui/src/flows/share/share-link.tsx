import { Mail, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ShareRow } from '../../components/share-row/index.ts';

export interface ShareLinkProps {
  readonly label: string;
  readonly link: string;
  /** The message sent with the link. */
  readonly message: string;
  /** Opens the device's own share sheet; left out where the browser has none. */
  readonly onShare?: (() => void) | undefined;
}

/** A link with every way to share it. */
export function ShareLink({ label, link, message, onShare }: ShareLinkProps) {
  const { t } = useTranslation('share');
  const text = encodeURIComponent(`${message} ${link}`);
  return (
    <ShareRow
      label={label}
      link={link}
      copy={{ label: t('copy'), copiedLabel: t('copied'), refusedLabel: t('copyRefused') }}
      ways={[
        { href: `mailto:?body=${text}`, label: t('mail'), icon: Mail },
        { href: `https://wa.me/?text=${text}`, label: 'WhatsApp', icon: MessageCircle },
      ]}
      share={onShare === undefined ? undefined : { label: t('elsewhere'), onShare }}
    />
  );
}
