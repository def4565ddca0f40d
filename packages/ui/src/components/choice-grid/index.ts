export { ChoiceGrid, type ChoiceGridOption, type ChoiceGridProps } from './choice-grid.tsx';
