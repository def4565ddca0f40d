import type { LoginTab } from '@octavo/machines/login';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { MailSent } from '../../components/mail-sent/index.ts';
import { TabPanel, Tabs } from '../../components/tabs/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';
import { GoogleMethod } from './google-method.tsx';

/** Signs in: with Google, by an emailed link, or by the code of a shared account (SPEC §2). */
export default function LoginDialog() {
  const login = useFlow('login');
  const { t } = useTranslation(['login', 'common']);
  const form = useId();
  const isOpen = useSelector(login, (state) => state.hasTag('visible'));
  const isSent = useSelector(login, (state) => state.hasTag('sent'));

  return (
    <Dialog
      open={isOpen}
      title={t('title')}
      {...(isSent ? {} : { description: t('hint') })}
      closeLabel={t('common:close')}
      onClose={() => login.send({ type: 'dismiss' })}
      onOpenAutoFocus={focusField}
      footer={isSent ? <SentActions /> : <FormActions form={form} />}
    >
      {isSent ? <Sent /> : <Ways form={form} />}
    </Dialog>
  );
}

/** The focus starts in the field, not on the Google link above it. */
function focusField(event: Event) {
  const dialog = event.currentTarget;
  const field = dialog instanceof HTMLElement ? dialog.querySelector('input') : null;
  if (field === null) return;
  event.preventDefault();
  field.focus();
}

function useTab(): LoginTab {
  return useSelector(useFlow('login'), (state) => (state.hasTag('code') ? 'code' : 'email'));
}

const tabs = ['email', 'code'] as const satisfies readonly LoginTab[];

function Ways({ form }: { readonly form: string }) {
  const login = useFlow('login');
  const { t } = useTranslation('login');
  return (
    <>
      <GoogleMethod />
      <Tabs
        label={t('tabs.label')}
        value={useTab()}
        tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        onValueChange={(tab) => login.send({ type: 'tab.change', tab })}
      >
        <TabPanel value="email">
          <EmailForm id={form} />
        </TabPanel>
        <TabPanel value="code">
          <CodeForm id={form} />
        </TabPanel>
      </Tabs>
    </>
  );
}

function FormActions({ form }: { readonly form: string }) {
  const login = useFlow('login');
  const { t } = useTranslation(['login', 'common']);
  const tab = useTab();
  const isBusy = useSelector(login, (state) => state.hasTag('busy'));
  const hasNoMail = useSelector(login, ({ context }) => context.methods?.mail === false);
  return (
    <>
      <Button tone="quiet" onClick={() => login.send({ type: 'dismiss' })}>
        {t('common:cancel')}
      </Button>
      {tab === 'email' && hasNoMail ? null : (
        <Button tone="solid" type="submit" form={form} busy={isBusy}>
          {t(`${tab}.submit`)}
        </Button>
      )}
    </>
  );
}

function Sent() {
  const { t } = useTranslation('login');
  const email = useSelector(useFlow('login'), ({ context }) => context.email.trim());
  return <MailSent level={3} title={t('sent.title')} text={t('sent.text', { email })} />;
}

function SentActions() {
  const login = useFlow('login');
  const { t } = useTranslation('login');
  return (
    <>
      <Button tone="quiet" onClick={() => login.send({ type: 'back' })}>
        {t('sent.other')}
      </Button>
      <Button onClick={() => login.send({ type: 'again' })}>{t('sent.again')}</Button>
    </>
  );
}
