export { SplitLayout, type SplitLayoutProps, type SplitPanel } from './split-layout.tsx';
