import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

export interface Playback {
  readonly playing: boolean;
  /** Playback started or stopped: at the end, or from outside, for example by headphones. */
  readonly onPlayingChange: (playing: boolean) => void;
  /** The film cannot be played. */
  readonly onBreak: () => void;
}

/** Plays or pauses a `<video>`, and reports its position. */
export function usePlayback({ playing, onPlayingChange, onBreak }: Playback) {
  const ref = useRef<HTMLVideoElement>(null);
  const [place, setPlace] = useState({ time: 0, length: 0 });

  useEffect(() => {
    const film = ref.current;
    if (film === null || film.paused !== playing) return;
    if (!playing) return film.pause();
    // Rejected where the system does not allow it.
    film.play().catch(() => {
      if (film.isConnected && film.error === null) onPlayingChange(false);
    });
  }, [playing, onPlayingChange]);

  // Its metadata may have loaded before the page was listening.
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
      // Another film is being loaded, which no change of the duration reports.
      onEmptied: look,
    },
  };
}

function placeIn({ currentTime, duration }: HTMLVideoElement) {
  return { time: currentTime, length: Number.isFinite(duration) ? duration : 0 };
}
