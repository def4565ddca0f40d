export { ChoiceLine, type ChoiceLineProps } from './choice-line.tsx';
