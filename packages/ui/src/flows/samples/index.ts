export { EssaySamples, type EssaySample, type EssaySamplesProps } from './essay-samples.tsx';
