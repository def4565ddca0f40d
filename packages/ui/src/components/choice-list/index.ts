export { Choice, ChoiceList, type ChoiceListProps, type ChoiceProps } from './choice-list.tsx';
