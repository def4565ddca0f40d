export { EssayTour } from './essay-tour.tsx';
export { fetchGreetingFilm, Greeting } from './greeting.tsx';
