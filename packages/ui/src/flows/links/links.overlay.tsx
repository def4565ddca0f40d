import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { ErrorState } from '../../components/error-state/index.ts';
import { submitting } from '../../components/field/submitting.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import * as css from './links.css.ts';

/** The links by which others read the open document, and the form of one. */
export default function LinksDialog() {
  const isOpen = useSelector(useFlow('links'), (state) => state.hasTag('visible'));
  const isForm = useSelector(useFlow('links'), (state) => state.hasTag('form'));
  return isForm ? <FormDialog /> : <ListDialog open={isOpen} />;
}

function ListDialog({ open }: { readonly open: boolean }) {
  const flow = useFlow('links');
  const { t } = useTranslation(['links', 'common']);
  const hasList = useSelector(flow, (state) => state.matches('listed'));
  const dismiss = () => flow.send({ type: 'dismiss' });
  return (
    <Dialog
      open={open}
      title={t('title')}
      description={t('description')}
      closeLabel={t('common:close')}
      onClose={dismiss}
      footer={
        <>
          <Button {...(hasList && { tone: 'quiet' as const })} onClick={dismiss}>
            {t('common:close')}
          </Button>
          {hasList ? (
            <Button tone="solid" onClick={() => flow.send({ type: 'add' })}>
              {t('add')}
            </Button>
          ) : null}
        </>
      }
    >
      <Content />
    </Dialog>
  );
}

function Content() {
  const flow = useFlow('links');
  const { t } = useTranslation(['links', 'common']);
  const isLoading = useSelector(flow, (state) => state.matches('loading'));
  const isFailed = useSelector(flow, (state) => state.hasTag('failed'));
  const reason = useSelector(flow, ({ context }) => context.failure?.message);
  if (isLoading) {
    return (
      <div aria-busy className={css.stack}>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton width="100%" height="56px" />
      </div>
    );
  }
  if (isFailed) {
    return (
      <ErrorState
        title={t('failed.title')}
        hint={reason ?? t('failed.hint')}
        action={<Button onClick={() => flow.send({ type: 'retry' })}>{t('common:tryAgain')}</Button>}
      />
    );
  }
  return <LinkList />;
}

function FormDialog() {
  const flow = useFlow('links');
  const { t } = useTranslation(['links', 'common']);
  const form = useId();
  const isNew = useSelector(flow, ({ context }) => context.draft.id === null);
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));

  const submit = submitting(() => {
    if (!isBusy) flow.send({ type: 'submit' });
  });

  return (
    <Dialog
      open
      title={t(isNew ? 'title' : 'form.change')}
      description={t('description')}
      closeLabel={t('common:close')}
      onClose={() => flow.send({ type: 'dismiss' })}
      footer={
        <>
          <Button tone="quiet" disabled={isBusy} onClick={() => flow.send({ type: 'cancel' })}>
            {t('common:cancel')}
          </Button>
          <Button tone="solid" type="submit" form={form} busy={isBusy}>
            {t(isNew ? 'form.create' : 'form.save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={css.stack}>
        <LinkForm />
      </form>
    </Dialog>
  );
}
