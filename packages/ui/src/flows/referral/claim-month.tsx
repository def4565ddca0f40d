import type { InvitedUser } from '@octavo/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { InvitedPeople } from './invited-people.tsx';

export interface ClaimMonthProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The people who joined: at least one. */
  readonly people: readonly InvitedUser[];
  readonly onGoPro: () => void;
}

/** A free month for an account that is not Pro yet: its first billing cycle will have two (SPEC §6). */
export function ClaimMonth({ open, onClose, people, onGoPro }: ClaimMonthProps) {
  const { t } = useTranslation(['referral', 'common']);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('claim.title')}
      description={t('claim.text')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('claim.later')}
          </Button>
          <Button tone="solid" onClick={onGoPro}>
            {t('claim.action')}
          </Button>
        </>
      }
    >
      <InvitedPeople label={t('people')} people={people} />
    </Dialog>
  );
}
