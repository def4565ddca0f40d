import type { Reference } from '@octavo/contract';
import type { CitedPlace } from '@octavo/machines/inline-citation';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { submitting } from '../../components/field/submitting.ts';
import { SelectField } from '../../components/select-field/index.ts';
import { SwitchField } from '../../components/switch-field/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import * as css from './citations.css.ts';

export interface InlineCitationFormProps {
  readonly open: boolean;
  readonly works: readonly CitedPlace[];
  readonly narrative: boolean;
  /** The references that the document lists. */
  readonly references: readonly Reference[];
  readonly onWorkChange: (index: number, change: Partial<CitedPlace>) => void;
  readonly onWorkRemove: (index: number) => void;
  readonly onNarrativeChange: (narrative: boolean) => void;
  readonly onReference: (id: string) => void;
  readonly onSubmit: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** A citation in the text: each work with its locator and the words around it. */
export function InlineCitationForm(props: InlineCitationFormProps) {
  const { open, works, narrative, onNarrativeChange, onSubmit, onRemove, onClose } = props;
  const { t } = useTranslation(['citations', 'common']);
  const form = useId();

  const submit = submitting(onSubmit);

  return (
    <Dialog
      open={open}
      title={t('inline.title')}
      closeLabel={t('common:close')}
      onClose={onClose}
      footer={
        <>
          <Button tone="danger" onClick={onRemove}>
            {t('inline.remove')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button tone="solid" type="submit" form={form}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={css.importFields}>
        {works.map((_, index) => (
          <Work key={index} {...props} index={index} />
        ))}
        <SwitchField
          label={t('inline.narrative')}
          hint={t('inline.narrativeHint')}
          checked={narrative}
          onCheckedChange={onNarrativeChange}
        />
      </form>
    </Dialog>
  );
}

function Work(props: InlineCitationFormProps & { readonly index: number }) {
  const { works, references, index, onWorkChange, onWorkRemove, onReference } = props;
  const { t } = useTranslation('citations');
  const work = works[index];
  if (work === undefined) return null;
  const cited = references.find(({ id }) => id === work.reference);
  return (
    <fieldset className={css.work} aria-label={cited?.title ?? t('inline.missing')}>
      <div className={css.wide}>
        <SelectField
          label={works.length > 1 ? t('inline.workNumber', { number: index + 1 }) : t('inline.work')}
          placeholder={t('inline.choose')}
          hint={cited === undefined ? t('inline.missing') : undefined}
          value={cited?.id ?? null}
          options={references.map(({ id, title, year }) => ({
            value: id,
            label: year === '' ? title : `${title} (${year})`,
          }))}
          onValueChange={(reference) => onWorkChange(index, { reference })}
        />
      </div>
      <div className={css.wide}>
        <TextField
          label={t('inline.locator')}
          hint={t('inline.locatorHint')}
          value={work.locator}
          onChange={(event) => onWorkChange(index, { locator: event.target.value })}
        />
      </div>
      <TextField
        label={t('inline.prefix')}
        placeholder={t('inline.prefixExample')}
        value={work.prefix}
        onChange={(event) => onWorkChange(index, { prefix: event.target.value })}
      />
      <TextField
        label={t('inline.suffix')}
        value={work.suffix}
        onChange={(event) => onWorkChange(index, { suffix: event.target.value })}
      />
      <div className={css.workButtons}>
        {cited === undefined ? null : (
          <Button size="sm" tone="quiet" onClick={() => onReference(cited.id)}>
            {t('inline.reference')}
          </Button>
        )}
        {works.length > 1 ? (
          <Button size="sm" tone="quiet" onClick={() => onWorkRemove(index)}>
            {t('inline.removeWork')}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
