export { AiCard, type AiCardProps } from './ai-card.tsx';
export type { AnswerPreview } from './version-text.tsx';
