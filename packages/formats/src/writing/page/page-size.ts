export { pageMeasures as pageSizes } from '@octavo/contract/download-options';
