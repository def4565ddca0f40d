export { ShareLink, type ShareLinkProps } from './share-link.tsx';
export { SharePanel, type SharePanelProps } from './share-panel.tsx';
