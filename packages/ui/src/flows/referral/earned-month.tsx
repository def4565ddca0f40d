import type { InvitedUser } from '@octavo/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Confetti } from '../../components/confetti/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { InvitedPeople } from './invited-people.tsx';

export interface EarnedMonthProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The people who joined: at least one. */
  readonly people: readonly InvitedUser[];
  /** Opens the gift dialog again. */
  readonly onInviteMore: () => void;
}

/** Says that a Pro account has earned a free month by an invitation (SPEC §6). */
export function EarnedMonth({ open, onClose, people, onInviteMore }: EarnedMonthProps) {
  const { t } = useTranslation(['referral', 'common']);
  const count = people.length;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('earned.title', { count })}
      description={t('earned.text', { count })}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button tone="quiet" onClick={onInviteMore}>
            {t('inviteMore')}
          </Button>
          <Button tone="solid" onClick={onClose}>
            {t('earned.action')}
          </Button>
        </>
      }
    >
      <InvitedPeople label={t('people')} people={people} />
      <Confetti />
    </Dialog>
  );
}
