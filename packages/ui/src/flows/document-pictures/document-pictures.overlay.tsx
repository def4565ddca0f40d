import { maxAltLength } from '@octavo/contract/document-limits';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { submitting } from '../../components/field/submitting.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { SwitchField } from '../../components/switch-field/index.ts';
import { TextArea } from '../../components/text-area/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './document-pictures.css.ts';

const sizes = ['full', 'half'] as const;

/** The description of a picture in the text, and its width. */
export default function PictureCard() {
  const flow = useFlow('document-pictures');
  const { t } = useTranslation(['document-pictures', 'common']);
  const form = useId();
  const isOpen = useSelector(flow, (state) => state.hasTag('card'));
  const { address, alt, decorative, size } = useSelector(flow, ({ context }) => context);
  const dismiss = () => flow.send({ type: 'dismiss' });

  const submit = submitting(() => flow.send({ type: 'submit' }));

  return (
    <Dialog
      open={isOpen}
      title={t('title')}
      closeLabel={t('common:close')}
      onClose={dismiss}
      footer={
        <>
          <Button tone="danger" onClick={() => flow.send({ type: 'remove' })}>
            {t('remove')}
          </Button>
          <Button tone="quiet" onClick={dismiss}>
            {t('common:cancel')}
          </Button>
          <Button tone="solid" type="submit" form={form}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={css.fields}>
        <div className={css.shown}>
          <img src={address} alt="" className={css.preview} />
        </div>
        <TextArea
          label={t('alt')}
          hint={t('altHint')}
          error={alt.length > maxAltLength ? t('altTooLong') : undefined}
          value={decorative ? '' : alt}
          disabled={decorative}
          minRows={2}
          maxRows={6}
          limit={maxAltLength}
          countText={(count, limit) => t('altCount', { count, limit })}
          onValueChange={(next) => flow.send({ type: 'alt.change', alt: next })}
        />
        <SwitchField
          label={t('decorative')}
          hint={t('decorativeHint')}
          checked={decorative}
          onCheckedChange={(next) => flow.send({ type: 'decorative.change', decorative: next })}
        />
        <RadioGroup
          isInLine
          label={t('size')}
          value={size}
          options={sizes.map((value) => ({ value, label: t(`sizes.${value}`) }))}
          onValueChange={(next) => flow.send({ type: 'size.change', size: next })}
        />
      </form>
    </Dialog>
  );
}
