export { EssayTour } from './essay-tour.tsx';
export { GreetingFilm, type GreetingFilmProps } from './greeting-film.tsx';
