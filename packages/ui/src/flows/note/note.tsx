import type { NoteActor } from '@octavo/machines/note';
import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/icon-button/index.ts';
import { Toast } from '../../components/toast/index.ts';

export interface NoteProps {
  readonly actor: NoteActor;
}

/** Something to know that asks for nothing. It waits while the pointer or the focus is on it. */
export function Note({ actor }: NoteProps) {
  const { t } = useTranslation('common');
  const note = useSelector(actor, ({ context }) => context.note);
  const hold = () => actor.send({ type: 'hold' });
  const release = () => actor.send({ type: 'release' });

  if (note === null) return null;
  return (
    <Toast
      title={note.title}
      message={note.message}
      onHold={hold}
      onRelease={release}
      actions={<IconButton icon={X} label={t('close')} onClick={() => actor.send({ type: 'dismiss' })} />}
    />
  );
}
