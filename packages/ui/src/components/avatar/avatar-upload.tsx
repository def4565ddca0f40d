import { CircleAlert, ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Progress } from '../progress/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './avatar-upload.css.ts';
import { Avatar } from './avatar.tsx';
import { type PictureLimits, type PictureRefusal, refusePicture } from './refuse-picture.ts';

export interface AvatarUploadProps extends Omit<RootProps<'div'>, 'children'>, PictureLimits {
  readonly name: string;
  readonly src?: string | null | undefined;
  /** The button's name; include the name of the account. */
  readonly chooseLabel: string;
  /** Which types and sizes are accepted. */
  readonly hint: string;
  /** What is wrong with the chosen file, and what to choose instead. */
  readonly error?: string | undefined;
  /** Upload progress from 0 to 1; null when nothing is being uploaded. */
  readonly sent?: number | null;
  readonly sendingLabel: string;
  readonly removeLabel: string;
  readonly onChoose: (file: File) => void;
  readonly onRefuse: (why: PictureRefusal, file: File) => void;
  readonly onRemove: () => void;
}

/** The picture of an account and a button to replace it. Files that are not accepted are never uploaded. */
export function AvatarUpload({
  name,
  src,
  chooseLabel,
  hint,
  error,
  sent = null,
  sendingLabel,
  removeLabel,
  types,
  maxBytes,
  onChoose,
  onRefuse,
  onRemove,
  ...rest
}: AvatarUploadProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isSending = sent !== null;

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // Reset, so that choosing the same file again fires a change event.
    currentTarget.value = '';
    if (file === undefined) return;
    const refusal = refusePicture(file, { types, maxBytes });
    if (refusal === null) onChoose(file);
    else onRefuse(refusal, file);
  }

  return (
    <div {...rest} className={css.root}>
      <Avatar name={name} src={src} size="lg" />
      <div className={css.side}>
        <div className={css.actions}>
          <Button
            icon={ImageUp}
            busy={isSending}
            aria-describedby={error === undefined ? id : `${id}-error ${id}`}
            onClick={() => input.current?.click()}
          >
            {chooseLabel}
          </Button>
          {src === undefined || src === null || isSending ? null : (
            <IconButton icon={Trash2} label={removeLabel} onClick={onRemove} />
          )}
          <input ref={input} type="file" hidden accept={types.join(',')} onChange={take} />
        </div>
        {sent === null ? (
          <p id={id} className={css.hint}>
            {hint}
          </p>
        ) : (
          <div className={css.progress}>
            <Progress label={sendingLabel} value={Math.round(sent * 100)} />
          </div>
        )}
        {error === undefined ? null : (
          <p id={`${id}-error`} role="alert" className={css.error}>
            <Icon of={CircleAlert} size={18} />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
