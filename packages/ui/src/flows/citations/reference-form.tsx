import type { Reference } from '@octavo/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { submitting } from '../../components/field/submitting.ts';
import { Notice } from '../../components/notice/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import * as css from './citations.css.ts';

/** What is typed: a reference, but with its authors on one line. */
type Draft = Omit<Reference, 'id' | 'authors'> & { readonly authors: string };

export interface ReferenceFormProps {
  readonly open: boolean;
  /** It is already in the list. */
  readonly isListed: boolean;
  readonly draft: Draft;
  readonly lookUp?: 'idle' | 'busy' | 'unknown';
  readonly problem?: 'title' | 'year' | 'url' | 'duplicate' | null;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly onLookUp: () => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** On a phone the end of the form, where this is shown, is out of view. */
function bringIntoView(shown: HTMLElement | null): void {
  shown?.scrollIntoView({ block: 'nearest' });
}

/** A reference entered by hand: from its DOI, or field by field. */
export function ReferenceForm(props: ReferenceFormProps) {
  const { open, isListed, problem = null, onSubmit, onClose } = props;
  const { t } = useTranslation(['citations', 'common']);
  const form = useId();

  const submit = submitting(onSubmit);

  return (
    <Dialog
      open={open}
      title={t(isListed ? 'form.edit' : 'form.add')}
      description={t('form.hint')}
      closeLabel={t('common:close')}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button tone="solid" type="submit" form={form}>
            {t(isListed ? 'form.save' : 'form.insert')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={css.fields}>
        <LookUp {...props} />
        <Fields {...props} />
        {problem === 'duplicate' ? (
          <div ref={bringIntoView} className={css.wide}>
            <Notice tone="danger" role="alert">
              {t('form.problems.duplicate')}
            </Notice>
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}

function LookUp({ draft, lookUp = 'idle', onChange, onLookUp }: ReferenceFormProps) {
  const { t } = useTranslation('citations');
  return (
    <div className={css.lookUp}>
      <TextField
        label={t('form.doi')}
        placeholder="10.1000/182"
        value={draft.doi}
        error={lookUp === 'unknown' ? t('form.doiUnknown') : undefined}
        onChange={(event) => onChange({ doi: event.target.value })}
      />
      <div className={css.lookUpButton}>
        <Button size="lg" busy={lookUp === 'busy'} disabled={draft.doi === ''} onClick={onLookUp}>
          {t('form.lookUp')}
        </Button>
      </div>
    </div>
  );
}

function Fields({ draft, problem = null, onChange }: ReferenceFormProps) {
  const { t } = useTranslation('citations');
  return (
    <>
      <TextField
        label={t('form.authors')}
        hint={t('form.authorsHint')}
        value={draft.authors}
        onChange={(event) => onChange({ authors: event.target.value })}
      />
      <TextField
        label={t('form.year')}
        inputMode="numeric"
        value={draft.year}
        error={problem === 'year' ? t('form.problems.year') : undefined}
        onChange={(event) => onChange({ year: event.target.value })}
      />
      <div className={css.wide}>
        <TextField
          label={t('form.title')}
          value={draft.title}
          error={problem === 'title' ? t('form.problems.title') : undefined}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </div>
      <div className={css.wide}>
        <TextField
          label={t('form.publication')}
          value={draft.publication}
          onChange={(event) => onChange({ publication: event.target.value })}
        />
      </div>
      <div className={css.wide}>
        <TextField
          label={t('form.url')}
          type="url"
          value={draft.url}
          error={problem === 'url' ? t('form.problems.url') : undefined}
          onChange={(event) => onChange({ url: event.target.value })}
        />
      </div>
    </>
  );
}
