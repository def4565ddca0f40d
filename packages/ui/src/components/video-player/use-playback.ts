import { type SyntheticEvent, useRef, useState } from 'react';

const stopped = { isPlaying: false, time: 0, length: 0, hasFailed: false };

/** What a `<video>` does, as it tells itself: it may be stopped from outside, by the system or by headphones. */
export function usePlayback() {
  const ref = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState(stopped);

  function listen({ currentTarget: film }: SyntheticEvent<HTMLVideoElement>) {
    setState({
      isPlaying: !film.paused && !film.ended,
      time: film.currentTime,
      length: Number.isFinite(film.duration) ? film.duration : 0,
      hasFailed: film.error !== null,
    });
  }

  function toggle() {
    const film = ref.current;
    if (film === null || film.error !== null) return;
    // Refused where the system does not allow it; the element then says that it is paused.
    if (film.paused) film.play().catch(() => undefined);
    else film.pause();
  }

  function seek(seconds: number) {
    if (ref.current !== null) ref.current.currentTime = seconds;
  }

  return {
    ...state,
    toggle,
    seek,
    element: {
      ref,
      onPlay: listen,
      onPause: listen,
      onEnded: listen,
      onTimeUpdate: listen,
      onSeeked: listen,
      onLoadedMetadata: listen,
      onDurationChange: listen,
      onError: listen,
    },
  };
}
