export { CoverageStrip, type CoverageStripProps } from './coverage-strip.tsx';
