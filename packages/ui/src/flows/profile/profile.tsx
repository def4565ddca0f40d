import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { PageSheet } from '../../components/page-sheet/index.ts';
import { DataSection, DeletionNotice, PersonSection } from '../details/index.ts';
import { DevicesSection } from '../devices/index.ts';
import { DictionarySection } from '../dictionary/index.ts';
import { Faq } from '../faq/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { SharingSection } from '../sharing/index.ts';
import { AffiliateSection } from './affiliate-section.tsx';
import { Identity } from './identity.tsx';
import { LoadingProfile } from './loading-profile.tsx';
import { PlanSection } from './plan-section.tsx';
import * as css from './profile.css.ts';
import { SignOutSection } from './sign-out-section.tsx';
import { VisitorOffer } from './visitor-offer.tsx';
import { WritingSection } from './writing-section.tsx';

/** The account page (SPEC §2, §6): identity, plan, sharing and earnings. */
export function Profile() {
  const { t } = useTranslation('profile');
  const type = useSelector(useFlow('account'), ({ context }) => context.account?.info.accountType);
  return (
    <PageSheet id="content" tabIndex={-1}>
      <div className={css.page}>
        <h1 tabIndex={-1} className={css.heading}>
          {t('heading')}
        </h1>
        {type === undefined ? (
          <LoadingProfile />
        ) : (
          <>
            <div className={css.notice}>
              <DeletionNotice />
            </div>
            <Identity />
            {type === 'anon' ? <VisitorOffer /> : null}
            {type === 'main' ? <PersonSection /> : null}
            {type === 'shared' ? null : <PlanSection />}
            <WritingSection />
            <DictionarySection />
            {type === 'main' ? <SharingSection /> : null}
            {type === 'shared' ? null : <AffiliateSection />}
            {type === 'main' ? <DevicesSection /> : null}
            <SignOutSection />
            <DataSection />
            {type === 'anon' ? (
              <div className={css.questions}>
                <Faq />
              </div>
            ) : null}
          </>
        )}
      </div>
    </PageSheet>
  );
}
