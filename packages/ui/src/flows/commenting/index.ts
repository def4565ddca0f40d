export { BlockButton } from './block-button.tsx';
export { Bubble } from './bubble.tsx';
export { CommentList } from './comment-list.tsx';
export { cardId } from './thread-card.tsx';
export type { Thread } from './threads.ts';
export { type CommentedText, useCommentedText } from './use-commented-text.ts';
export { useCommentTools } from './use-comment-tools.ts';
export { useKeptSelection } from './use-kept-selection.ts';
