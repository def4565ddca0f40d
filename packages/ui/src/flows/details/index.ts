export { default as Details } from './details.tsx';
export { DataSection } from './data-section.tsx';
export { DeletionNotice } from './deletion-notice.tsx';
export { PersonSection } from './person-section.tsx';
