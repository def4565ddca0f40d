import { Gift, PenLine, Send } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { NumberedSteps } from '../../components/numbered-steps/index.ts';
import { ShareLink } from '../share/index.ts';
import * as css from './referral.css.ts';

export interface GiftDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The invitation link of the account (`/i/{userId}`); a visitor has none before signing in. */
  readonly link: string | null;
  readonly onSignIn: () => void;
  /** Whether a month was earned already. */
  readonly hasFreeMonth: boolean;
  readonly onShare?: (() => void) | undefined;
}

/** Give a month, get a month: how it works, and the link to share. */
export function GiftDialog({ open, onClose, link, onSignIn, hasFreeMonth, onShare }: GiftDialogProps) {
  const { t } = useTranslation(['referral', 'common']);
  const signIn = useRef<HTMLButtonElement>(null);
  const isVisitor = link === null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('gift.title')}
      {...(isVisitor && {
        description: t('gift.visitor'),
        onOpenAutoFocus: (event: Event) => {
          event.preventDefault();
          signIn.current?.focus();
        },
      })}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button {...(isVisitor && { tone: 'quiet' as const })} onClick={onClose}>
            {t('common:close')}
          </Button>
          {isVisitor ? (
            <Button ref={signIn} tone="solid" onClick={onSignIn}>
              {t('gift.signIn')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={css.gift}>
        {hasFreeMonth ? (
          <Notice tone="success" icon={Gift} title={t('acquired')}>
            {t('gift.acquiredHint')}
          </Notice>
        ) : null}
        <NumberedSteps
          steps={[
            { text: t('gift.send'), icon: Send },
            { text: t('gift.join'), icon: PenLine },
            { text: t('gift.both'), icon: Gift },
          ]}
        />
        {isVisitor ? null : (
          <ShareLink label={t('gift.link')} link={link} message={t('gift.message')} onShare={onShare} />
        )}
      </div>
    </Dialog>
  );
}
