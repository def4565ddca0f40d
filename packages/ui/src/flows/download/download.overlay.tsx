import {
  type FileType,
  fileCitations,
  fileTypes,
  fontNames,
  fonts,
  fontSizeBounds,
  marginBounds,
  pageSizes,
} from '@octavo/contract/download-options';
import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import type { FormEvent } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { Checkbox } from '../../components/checkbox/index.ts';
import { NumberField } from '../../components/number-field/index.ts';
import { SelectField } from '../../components/select-field/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './download-dialog.css.ts';
import { DownloadFailed } from './download-failed.tsx';
import { FirstPage } from './first-page.tsx';

/** Chooses the file's options and fetches it; closing the dialog cancels a file being prepared. */
export default function DownloadDialog() {
  const download = useFlow('download');
  const { t } = useTranslation(['download', 'common']);
  const form = useId();
  const isOpen = useSelector(download, (state) => state.hasTag('visible'));
  const isBusy = useSelector(download, (state) => state.hasTag('busy'));
  const isFailed = useSelector(download, (state) => state.hasTag('failed'));

  function submit(event: FormEvent) {
    event.preventDefault();
    download.send({ type: 'submit' });
  }

  return (
    <Dialog
      open={isOpen}
      size="lg"
      title={t('title')}
      description={t('hint')}
      closeLabel={t('common:close')}
      onClose={() => download.send({ type: 'dismiss' })}
      footer={
        <>
          <Button tone="quiet" onClick={() => download.send({ type: 'dismiss' })}>
            {t('common:cancel')}
          </Button>
          <Button tone="solid" icon={Download} type="submit" form={form} busy={isBusy}>
            {t(isBusy ? 'preparing' : isFailed ? 'tryAgain' : 'submit')}
          </Button>
        </>
      }
    >
      <div className={css.sides}>
        <form id={form} onSubmit={submit} className={css.fields}>
          <Options />
          {isFailed ? (
            <div className={css.wide}>
              <DownloadFailed />
            </div>
          ) : null}
        </form>
        <FirstPage />
      </div>
    </Dialog>
  );
}

/** File types that can hold comments. */
const withComments: ReadonlySet<FileType> = new Set(['docx', 'odt']);

function Options() {
  const download = useFlow('download');
  const { t, i18n } = useTranslation('download');
  const options = useSelector(download, (state) => state.context.options);
  const hasLabels = useSelector(download, (state) => state.context.hasLabels);
  const isBusy = useSelector(download, (state) => state.hasTag('busy'));
  const change = (changed: Partial<typeof options>) =>
    download.send({ type: 'option.change', options: changed });

  return (
    <>
      <SelectField
        label={t('fileType')}
        value={options.fileType}
        disabled={isBusy}
        options={fileTypes.map((value) => ({ value, label: t(`fileTypes.${value}`) }))}
        onValueChange={(fileType) => change({ fileType })}
      />
      <SelectField
        label={t('font')}
        value={options.font}
        disabled={isBusy}
        options={fonts.map((value) => ({ value, label: fontNames[value] }))}
        onValueChange={(font) => change({ font })}
      />
      {options.fileType === 'md' || options.fileType === 'tex' ? (
        <div className={css.wide}>
          <SelectField
            label={t('citations')}
            value={options.citations}
            disabled={isBusy}
            options={fileCitations.map((value) => ({ value, label: t(`citationKinds.${value}`) }))}
            onValueChange={(citations) => change({ citations })}
          />
        </div>
      ) : null}
      <SelectField
        label={t('pageSize')}
        value={options.pageSize}
        disabled={isBusy}
        options={pageSizes.map((value) => ({ value, label: t(`pageSizes.${value}`) }))}
        onValueChange={(pageSize) => change({ pageSize })}
      />
      <NumberField
        label={t('margin')}
        locale={i18n.language}
        unit={t('millimetres')}
        {...marginBounds}
        value={options.margin}
        disabled={isBusy}
        decreaseLabel={t('decrease', { label: t('margin') })}
        increaseLabel={t('increase', { label: t('margin') })}
        onValueChange={(margin) => change({ margin })}
      />
      <NumberField
        label={t('fontSize')}
        locale={i18n.language}
        unit={t('points')}
        {...fontSizeBounds}
        value={options.fontSize}
        disabled={isBusy}
        decreaseLabel={t('decrease', { label: t('fontSize') })}
        increaseLabel={t('increase', { label: t('fontSize') })}
        onValueChange={(fontSize) => change({ fontSize })}
      />
      {hasLabels ? (
        <div className={css.wide}>
          <Checkbox
            label={t('sectionLabels')}
            hint={t('sectionLabelsHint')}
            checked={options.sectionLabels === true}
            disabled={isBusy}
            onCheckedChange={(isOn) => change({ sectionLabels: isOn || undefined })}
          />
        </div>
      ) : null}
      {withComments.has(options.fileType) ? (
        <div className={css.wide}>
          <Checkbox
            label={t('comments')}
            hint={t('commentsHint')}
            checked={options.comments === true}
            disabled={isBusy}
            onCheckedChange={(isOn) => change({ comments: isOn || undefined })}
          />
        </div>
      ) : null}
    </>
  );
}
