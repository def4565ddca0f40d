import type { AiCardActor, AiCardInput, AiCardOutput } from '@octavo/machines/ai-card';

export type { AiCardActor, AiCardInput, AiCardOutput };

/** Creates the actor of a card; the editor starts and stops it. */
export type CreateAiCardActor = (input: AiCardInput) => AiCardActor;
