import { useSelector } from '@xstate/react';
import { Dices } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { submitting } from '../../components/field/submitting.ts';
import { TextField } from '../../components/text-field/index.ts';
import { AvatarPicker } from '../avatar-picker/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './sharing.css.ts';
import { usePicture } from './use-picture.ts';

/** Adds a shared account: a code, and optionally a name and a picture (SPEC §2, §5). */
export default function ShareAccountDialog() {
  const sharing = useFlow('sharing');
  const { t } = useTranslation(['sharing', 'common']);
  const form = useId();
  const isOpen = useSelector(sharing, (state) => state.hasTag('form'));
  const isBusy = useSelector(sharing, (state) => state.hasTag('creating'));
  const dismiss = () => sharing.send({ type: 'dismiss' });

  const submit = submitting(() => sharing.send({ type: 'submit' }));

  return (
    <Dialog
      open={isOpen}
      title={t('form.title')}
      description={t('form.hint')}
      closeLabel={t('common:close')}
      onClose={dismiss}
      footer={
        <>
          <Button tone="quiet" disabled={isBusy} onClick={dismiss}>
            {t('common:cancel')}
          </Button>
          <Button tone="solid" type="submit" form={form} busy={isBusy}>
            {t('form.submit')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={css.form}>
        <CodeField />
        <NameField />
        <PictureField />
      </form>
    </Dialog>
  );
}

function CodeField() {
  const sharing = useFlow('sharing');
  const { t } = useTranslation('sharing');
  const code = useSelector(sharing, ({ context }) => context.draft.code);
  const problem = useSelector(sharing, ({ context }) => context.problems.code);
  const isFree = useSelector(sharing, ({ context }) => context.isFree === true);
  const isAsking = useSelector(sharing, (state) => state.hasTag('asking'));
  return (
    <div className={css.codeLine}>
      <div className={css.field}>
        <TextField
          label={t('form.code')}
          hint={isFree ? t('form.free') : t('form.codeHint')}
          error={problem === null ? undefined : t(`problems.${problem}`)}
          busy={isAsking}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={({ currentTarget }) => sharing.send({ type: 'code.change', code: currentTarget.value })}
        />
      </div>
      <div className={css.generate}>
        <Button icon={Dices} onClick={() => sharing.send({ type: 'code.generate' })}>
          {t('form.generate')}
        </Button>
      </div>
    </div>
  );
}

function NameField() {
  const sharing = useFlow('sharing');
  const { t } = useTranslation('sharing');
  const name = useSelector(sharing, ({ context }) => context.draft.name);
  const problem = useSelector(sharing, ({ context }) => context.problems.name);
  return (
    <TextField
      label={t('form.name')}
      hint={t('form.nameHint')}
      error={problem === null ? undefined : t(`problems.${problem}`)}
      required
      autoComplete="off"
      maxLength={100}
      value={name}
      onChange={({ currentTarget }) => sharing.send({ type: 'name.change', name: currentTarget.value })}
    />
  );
}

function PictureField() {
  const sharing = useFlow('sharing');
  const picture = useFlow('picture');
  const { t } = useTranslation('sharing');
  const name = useSelector(sharing, ({ context }) => context.draft.name);
  const image = useSelector(sharing, ({ context }) => context.draft.image);
  return (
    <AvatarPicker
      name={name.trim() || t('form.name')}
      src={usePicture(image)}
      onChoose={(file) => picture.send({ type: 'choose', file, purpose: 'share' })}
      onRemove={() => sharing.send({ type: 'image.change', image: null })}
    />
  );
}
