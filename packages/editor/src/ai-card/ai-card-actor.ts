import type { AiCardActor, AiCardInput, AiCardOutput } from '@octavo/machines/ai-card';

export type { AiCardActor, AiCardInput, AiCardOutput };

/** Makes the actor of a card; it is started and stopped by the editor. */
export type CreateAiCardActor = (input: AiCardInput) => AiCardActor;
