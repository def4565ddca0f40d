export { TagInput, type TagInputLabels, type TagInputProps } from './tag-input.tsx';
