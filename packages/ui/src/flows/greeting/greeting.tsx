import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import { useFlow } from '../flow-context/index.ts';

/** Fetched with what is known of the film, so that it is there by the time it is drawn, or is not asked for at all. */
export const fetchGreetingFilm = () => import('./greeting-film.tsx');

const GreetingFilm = lazy(fetchGreetingFilm);

/** The greeting video where there is one (SPEC §2). */
export function Greeting() {
  const greeting = useFlow('greeting');
  const film = useSelector(greeting, (state) => (state.hasTag('visible') ? state.context.film : null));
  const isShown = film !== null;

  // Its button goes away with the focus: the page has it then.
  useEffect(() => {
    if (!isShown) return;
    return () => {
      if (document.activeElement === document.body) document.getElementById('content')?.focus();
    };
  }, [isShown]);

  if (film === null) return null;
  return (
    <Suspense>
      <GreetingFilm film={film} />
    </Suspense>
  );
}
