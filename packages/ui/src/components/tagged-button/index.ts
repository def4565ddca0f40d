export { TaggedButton, type TaggedButtonProps } from './tagged-button.tsx';
