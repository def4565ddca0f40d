import { commentLimits } from '@octavo/contract/comment-limits';
import { useSelector } from '@xstate/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './commenting.css.ts';

/** Who comments, and where answers are announced. */
export function Settings() {
  const { t } = useTranslation('commenting');
  const commenting = useFlow('commenting');
  const name = useSelector(commenting, ({ context }) => context.name);
  const isOpen = useSelector(commenting, (state) => !state.matches({ settings: 'closed' }));
  return (
    <div className={css.settings}>
      {isOpen ? (
        <SettingsForm />
      ) : (
        <>
          <p className={css.small} dir="auto">
            {name === '' ? t('settings.nobody') : t('settings.as', { name })}
          </p>
          <Button size="sm" tone="quiet" isFlush onClick={() => commenting.send({ type: 'settings.open' })}>
            {t('settings.open')}
          </Button>
        </>
      )}
    </div>
  );
}

function SettingsForm() {
  const { t } = useTranslation(['commenting', 'common']);
  const commenting = useFlow('commenting');
  const context = useSelector(commenting, (state) => state.context);
  const isBusy = useSelector(commenting, (state) => state.matches({ settings: 'saving' }));
  const [name, setName] = useState(context.name || context.nameDraft);
  const [email, setEmail] = useState(context.email);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || name.trim() === '') return;
    commenting.send({ type: 'settings.save', settings: { name: name.trim(), email: email.trim() } });
  }

  return (
    <form className={css.form} aria-label={t('settings.open')} onSubmit={submit}>
      <TextField
        label={t('form.name')}
        hint={t('form.nameHint')}
        value={name}
        maxLength={commentLimits.readerName}
        autoComplete="name"
        required
        ref={focused}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        type="email"
        label={t('settings.email')}
        hint={t('settings.emailHint')}
        value={email}
        autoComplete="email"
        onChange={(event) => setEmail(event.target.value)}
      />
      {context.failure === null ? null : (
        <p role="alert" className={css.problem}>
          {t('settings.failed')} {context.failure.message}
        </p>
      )}
      <div className={css.actions}>
        <Button
          size="sm"
          tone="quiet"
          disabled={isBusy}
          onClick={() => commenting.send({ type: 'settings.close' })}
        >
          {t('common:cancel')}
        </Button>
        <Button type="submit" size="sm" tone="solid" busy={isBusy} disabled={name.trim() === ''}>
          {t('form.save')}
        </Button>
      </div>
    </form>
  );
}

const focused = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true });
