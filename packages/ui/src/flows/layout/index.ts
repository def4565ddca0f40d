export { ListPage, type ListPageProps } from './list-page.tsx';
