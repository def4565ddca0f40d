export { Desk, type DeskProps } from './desk.tsx';
