export { OptionList, type OptionListProps } from './option-list.tsx';
export { Option, type OptionProps } from './option.tsx';
