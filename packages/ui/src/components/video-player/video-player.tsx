import { Maximize2, Minimize2, Pause, Play, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { clockText } from '../clock-text.ts';
import { IconButton } from '../icon-button/index.ts';
import type { RootProps } from '../root-props.ts';
import { SeekBar } from './seek-bar.tsx';
import { useEnlarged } from './use-enlarged.ts';
import { type Playback, usePlayback } from './use-playback.ts';
import * as css from './video-player.css.ts';

export interface VideoPlayerTexts {
  readonly play: string;
  readonly pause: string;
  /** Names the bar that shows and sets the position in the film. */
  readonly seek: string;
  readonly enlarge: string;
  readonly shrink: string;
  readonly close: string;
  /** Shown instead of the film if it cannot be played. */
  readonly failed: string;
}

export interface VideoPlayerProps
  extends Omit<RootProps<'dialog'>, 'children' | 'open' | 'title' | 'aria-label'>, Playback {
  readonly title: string;
  readonly src: string;
  /** Shown before it is played. */
  readonly poster?: string;
  /** A drawing in the theme's colours, instead of the poster. */
  readonly cover?: ReactNode;
  readonly captions?: { readonly src: string; readonly language: string; readonly label: string };
  readonly texts: VideoPlayerTexts;
  /** It could not be played. */
  readonly broken: boolean;
  /** Shown in the middle of the page, over everything else. */
  readonly enlarged: boolean;
  readonly onEnlargedChange: (enlarged: boolean) => void;
  readonly onClose: () => void;
}

/**
 * A transparent pixel: the cover would hide any other poster, and without one the browser would fetch the beginning of
 * the film for its first frame.
 */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A short silent film in the corner of the page. It keeps playing while it is enlarged. */
export function VideoPlayer({
  title,
  src,
  poster,
  cover,
  captions,
  texts,
  playing,
  onPlayingChange,
  broken,
  onBreak,
  enlarged,
  onEnlargedChange,
  onClose,
  ...rest
}: VideoPlayerProps) {
  const enlargeButton = useEnlarged(enlarged);
  const film = usePlayback({ playing, onPlayingChange, onBreak });
  const time = `${clockText(film.time)} / ${clockText(film.length)}`;
  const isCovered = cover !== undefined && !playing && film.time === 0;

  function toggle() {
    if (!broken) onPlayingChange(!playing);
  }

  return (
    <dialog
      {...rest}
      open
      aria-label={title}
      className={css.window}
      onCancel={(event) => {
        event.preventDefault();
        onEnlargedChange(false);
      }}
    >
      <div className={css.picture}>
        <video
          {...film.element}
          className={css.film}
          data-covered={isCovered}
          src={src}
          poster={cover === undefined ? poster : nothing}
          preload="metadata"
          playsInline
          muted
          onClick={toggle}
        >
          <track
            kind="captions"
            {...(captions && {
              default: true,
              src: captions.src,
              srcLang: captions.language,
              label: captions.label,
            })}
          />
        </video>
        {isCovered ? <div className={css.cover}>{cover}</div> : null}
        {broken ? (
          <p role="alert" className={css.failed}>
            {texts.failed}
          </p>
        ) : null}
      </div>
      <SeekBar label={texts.seek} time={film.time} length={film.length} valueText={time} onSeek={film.seek} />
      <div className={css.foot}>
        <IconButton
          icon={playing ? Pause : Play}
          label={playing ? texts.pause : texts.play}
          size="sm"
          side="top"
          disabled={broken}
          onClick={toggle}
        />
        <span className={css.title}>{title}</span>
        <span className={css.time}>{time}</span>
      </div>
      <div className={css.corner}>
        <IconButton
          ref={enlargeButton}
          icon={enlarged ? Minimize2 : Maximize2}
          label={enlarged ? texts.shrink : texts.enlarge}
          tone="outline"
          size="sm"
          onClick={() => onEnlargedChange(!enlarged)}
        />
        <IconButton icon={X} label={texts.close} tone="outline" size="sm" onClick={onClose} />
      </div>
    </dialog>
  );
}
