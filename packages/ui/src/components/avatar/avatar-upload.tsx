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
  /** Names the button; the name of what is chosen for belongs into it. */
  readonly chooseLabel: string;
  /** Which kinds and sizes are taken. */
  readonly hint: string;
  /** What is wrong with the chosen file, and what to choose instead. */
  readonly error?: string | undefined;
  /** 0 to 1 while it is sent; null otherwise. */
  readonly sent?: number | null;
  readonly sendingLabel: string;
  readonly removeLabel: string;
  readonly onChoose: (file: File) => void;
  readonly onRefuse: (why: PictureRefusal, file: File) => void;
  readonly onRemove: () => void;
}

/** A picture of an account, and how to put another one in its place. Files that cannot be taken are never sent. */
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
    // The same file, chosen again after it was mended, is a change too.
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
