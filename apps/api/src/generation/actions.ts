export type { AiAction as Action } from '@octavo/contract';
