export { type AnswerCard, AnswerCards, type AnswerCardsProps } from './answer-cards.tsx';
