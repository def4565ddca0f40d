export { AiCard, type AiCardProps } from './ai-card.tsx';
