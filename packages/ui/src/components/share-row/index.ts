export { ShareRow, type ShareRowProps, type ShareWay } from './share-row.tsx';
