export { Changelog } from './changelog.tsx';
