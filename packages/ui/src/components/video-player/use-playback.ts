import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

export interface Playback {
  readonly playing: boolean;
  /** The film was begun or stopped: by itself at its end, or from outside, as by headphones. */
  readonly onPlayingChange: (playing: boolean) => void;
  /** It cannot be played. */
  readonly onBreak: () => void;
}

/** Has a `<video>` play or wait, and tells how far it is. */
export function usePlayback({ playing, onPlayingChange, onBreak }: Playback) {
  const ref = useRef<HTMLVideoElement>(null);
  const [place, setPlace] = useState({ time: 0, length: 0 });

  useEffect(() => {
    const film = ref.current;
    if (film === null || film.paused !== playing) return;
    if (!playing) return film.pause();
    // Refused where the system does not allow it.
    film.play().catch(() => {
      if (film.isConnected && film.error === null) onPlayingChange(false);
    });
  }, [playing, onPlayingChange]);

  // What is known of it may have come before the page listened.
  useEffect(() => {
    if (ref.current !== null) setPlace(placeIn(ref.current));
  }, []);

  function look({ currentTarget: film }: SyntheticEvent<HTMLVideoElement>) {
    setPlace(placeIn(film));
  }

  function seek(seconds: number) {
    if (ref.current !== null) ref.current.currentTime = seconds;
  }

  return {
    ...place,
    seek,
    element: {
      ref,
      onPlay: () => onPlayingChange(true),
      onPause: () => onPlayingChange(false),
      onError: onBreak,
      onTimeUpdate: look,
      onSeeked: look,
      onLoadedMetadata: look,
      onDurationChange: look,
      // Another film takes its place: no change of the duration tells that.
      onEmptied: look,
    },
  };
}

function placeIn({ currentTime, duration }: HTMLVideoElement) {
  return { time: currentTime, length: Number.isFinite(duration) ? duration : 0 };
}
