export { SegmentTabs, type SegmentTabsProps, type SegmentTab } from './segment-tabs.tsx';
