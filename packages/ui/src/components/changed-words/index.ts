export { ChangedWords, type ChangedWordsProps } from './changed-words.tsx';
