export { AnswerLine, type AnswerLineProps } from './answer-line.tsx';
