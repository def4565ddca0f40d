import { maxVersionName } from '@octavo/contract/document-limits';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import * as css from './versions-dialog.css.ts';

export interface VersionNameProps {
  readonly name: string;
  readonly busy: boolean;
  /** An empty name removes it. */
  readonly onName: (name: string) => void;
}

/** Names a version: named ones are kept permanently. */
export function VersionName({ name, busy, onName }: VersionNameProps) {
  const { t } = useTranslation('versions');
  const [typed, setTyped] = useState(name);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!busy && typed.trim() !== name) onName(typed);
  }
  return (
    <form className={css.naming} onSubmit={submit}>
      <div className={css.nameField}>
        <TextField
          aria-label={t('name.label')}
          placeholder={t('name.label')}
          value={typed}
          maxLength={maxVersionName}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button size="sm" type="submit" busy={busy} disabled={typed.trim() === name}>
        {t('name.save')}
      </Button>
    </form>
  );
}
