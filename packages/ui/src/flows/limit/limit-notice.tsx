import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Veil } from '../../components/veil/index.ts';

export interface LimitNoticeProps {
  /** The daily allowance is used up, or the rest of an essay is withheld. */
  readonly reason: 'daily' | 'incomplete';
  readonly onUpgrade: () => void;
  /** Dismisses the notice; without it the notice stays, as over withheld text. */
  readonly onLater?: (() => void) | undefined;
  /** The blurred content: the text, or a placeholder for it. */
  readonly children: ReactNode;
}

/** A notice over blurred text: more needs an upgrade, and nothing is lost (SPEC §8). */
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
