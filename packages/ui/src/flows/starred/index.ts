export { Starred, type StarredProps } from './starred.tsx';
