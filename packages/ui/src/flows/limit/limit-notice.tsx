import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Veil } from '../../components/veil/index.ts';

export interface LimitNoticeProps {
  /** The daily allowance is used up, or the rest of an essay is withheld. */
  readonly reason: 'daily' | 'incomplete';
  readonly onUpgrade: () => void;
  /** Takes the notice away; without it the notice stays, as over what is withheld. */
  readonly onLater?: (() => void) | undefined;
  /** What is blurred: the text, or the shape of one. */
  readonly children: ReactNode;
}

/** Says over blurred text that more needs an upgrade, and that nothing is lost (SPEC §8). */
export function LimitNotice({ reason, onUpgrade, onLater, children }: LimitNoticeProps) {
  const { t } = useTranslation('limit');
  const isDaily = reason === 'daily';
  return (
    <Veil
      title={t(isDaily ? 'title' : 'restTitle')}
      message={t(isDaily ? 'message' : 'restMessage')}
      actions={
        <>
          <Button tone="solid" onClick={onUpgrade}>
            {t('upgrade')}
          </Button>
          {onLater === undefined ? null : (
            <Button tone="quiet" onClick={onLater}>
              {t('later')}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Veil>
  );
}
