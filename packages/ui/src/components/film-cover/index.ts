export { FilmCover, type FilmCoverProps } from './film-cover.tsx';
