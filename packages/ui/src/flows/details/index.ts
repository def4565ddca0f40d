export { default as Details } from './details.overlay.tsx';
export { DataSection } from './data-section.tsx';
export { DeletionNotice } from './deletion-notice.tsx';
export { PersonSection } from './person-section.tsx';
