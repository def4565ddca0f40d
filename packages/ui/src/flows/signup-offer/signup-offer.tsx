import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BenefitList } from '../../components/benefit-list/index.ts';
import { Button } from '../../components/button/index.ts';
import { card } from '../../components/corner/corner.css.ts';
import * as css from './signup-offer.css.ts';

export interface SignupOfferProps {
  /** How many documents the visitor would keep. */
  readonly documents: number;
  readonly onSignUp: () => void;
  readonly onSignIn: () => void;
}

const benefits = ['keep', 'everywhere', 'password'] as const;

/** Tells a visitor what an account offers (SPEC §6). */
export function SignupOffer({ documents, onSignUp, onSignIn }: SignupOfferProps) {
  const { t } = useTranslation('signup-offer');
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={`${card} ${css.root}`}>
      <h2 id={heading} className={css.heading}>
        {documents === 0 ? t('titleEmpty') : t('title', { count: documents })}
      </h2>
      <p className={css.text}>{t('text')}</p>
      <BenefitList benefits={benefits.map((name) => t(`benefits.${name}`))} />
      <div className={css.actions}>
        <Button tone="solid" onClick={onSignUp}>
          {t('signUp')}
        </Button>
        <Button tone="quiet" onClick={onSignIn}>
          {t('signIn')}
        </Button>
      </div>
    </section>
  );
}
