export { LabelledDivider, type LabelledDividerProps } from './labelled-divider.tsx';
