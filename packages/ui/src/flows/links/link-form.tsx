import { commentLimits, readerLinkKinds } from '@octavo/contract/comment-limits';
import type { LinkDraft } from '@octavo/machines/links';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../components/checkbox/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { PasswordField } from '../../components/password-field/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { usePasswordLabels } from '../lock/use-password-labels.ts';
import * as css from './links.css.ts';

/** The fields of a link: who it is for, what it allows, and how long. */
export function LinkForm() {
  const flow = useFlow('links');
  const { t } = useTranslation('links');
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const { draft, problems, today, failure } = useSelector(flow, ({ context }) => context);
  const change = (part: Partial<Omit<LinkDraft, 'id'>>) => flow.send({ type: 'draft.change', change: part });
  const problem = (key: keyof typeof problems) =>
    problems[key] === null ? undefined : t(`problems.${problems[key]}`);

  return (
    <>
      <TextField
        label={t('form.name')}
        hint={t('form.nameHint')}
        error={problem('name')}
        required
        autoComplete="off"
        maxLength={commentLimits.linkName}
        disabled={isBusy}
        value={draft.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <RadioGroup
        label={t('form.kind')}
        value={draft.kind}
        options={readerLinkKinds.toReversed().map((kind) => ({
          value: kind,
          label: t(`kinds.${kind}`),
          hint: t(`kindHints.${kind}`),
        }))}
        disabled={isBusy}
        onValueChange={(kind) => change({ kind })}
      />
      <div className={css.protection}>
        <Checkbox
          label={t('form.protected')}
          checked={draft.isProtected}
          disabled={isBusy}
          onCheckedChange={(isProtected) => change({ isProtected, password: '' })}
        />
        {draft.isProtected ? <Password error={problem('password')} /> : null}
      </div>
      <TextField
        type="date"
        label={t('form.lastDay')}
        hint={t('form.lastDayHint')}
        error={problem('lastDay')}
        min={today}
        disabled={isBusy}
        value={draft.lastDay}
        onChange={({ currentTarget }) => change({ lastDay: currentTarget.value })}
      />
      {failure === null ? null : (
        <Notice tone="danger" role="alert">
          {failure.code === 'unknown' ? t('form.failed') : failure.message}
        </Notice>
      )}
    </>
  );
}

function Password({ error }: { readonly error: string | undefined }) {
  const flow = useFlow('links');
  const { t } = useTranslation('links');
  const labels = usePasswordLabels();
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const password = useSelector(flow, ({ context }) => context.draft.password);
  const isKept = useSelector(flow, ({ context: { links, draft } }) =>
    links.some(({ id, hasPassword }) => id === draft.id && hasPassword),
  );
  return (
    <PasswordField
      {...labels}
      label={t(isKept ? 'form.newPassword' : 'form.password')}
      hint={t(isKept ? 'form.newPasswordHint' : 'form.passwordHint')}
      error={error}
      autoComplete="off"
      disabled={isBusy}
      value={password}
      onChange={({ currentTarget }) =>
        flow.send({ type: 'draft.change', change: { password: currentTarget.value } })
      }
    />
  );
}
