import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import { useFlow } from '../flow-context/index.ts';

/** Fetched together with the film's data, so that it is ready when rendered, or not requested at all. */
export const fetchGreetingFilm = () => import('./greeting-film.tsx');

const GreetingFilm = lazy(fetchGreetingFilm);

/** The greeting video where there is one (SPEC §2). */
export function Greeting() {
  const greeting = useFlow('greeting');
  const film = useSelector(greeting, (state) => (state.hasTag('visible') ? state.context.film : null));
  const isShown = film !== null;

  // Its button disappears with the focus, which then goes to the page.
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
