export { withExit } from './with-exit.ts';
export { useExit } from './use-exit.ts';
