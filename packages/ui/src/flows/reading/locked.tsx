import { useSelector } from '@xstate/react';
import { LockKeyhole } from 'lucide-react';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { PasswordField } from '../../components/password-field/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './reading.css.ts';

/** Asks for the password of a link. */
export function Locked() {
  const { t } = useTranslation('reading');
  const reading = useFlow('reading');
  const isBusy = useSelector(reading, (state) => state.matches({ locked: 'checking' }));
  const isWrong = useSelector(reading, (state) => state.matches({ locked: 'wrong' }));
  const reason = useSelector(reading, ({ context }) => context.failure?.message);
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const error = isWrong ? t('locked.wrong') : reason;

  useLayoutEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    return () => (before instanceof HTMLElement ? before.focus() : undefined);
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && password !== '') reading.send({ type: 'unlock', password });
  }

  return (
    <form className={css.locked} onSubmit={submit}>
      <span className={css.lockedIcon}>
        <Icon of={LockKeyhole} size={22} />
      </span>
      <div>
        <h1 className={css.lockedTitle}>{t('locked.title')}</h1>
        <p className={css.hint}>{t('locked.hint')}</p>
      </div>
      <PasswordField
        label={t('locked.password')}
        autoComplete="current-password"
        showLabel={t('locked.show')}
        hideLabel={t('locked.hide')}
        capsLockLabel={t('locked.capsLock')}
        value={password}
        required
        ref={field}
        {...(error !== undefined && { error })}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" tone="solid" size="lg" isWide busy={isBusy}>
        {t('locked.submit')}
      </Button>
    </form>
  );
}
