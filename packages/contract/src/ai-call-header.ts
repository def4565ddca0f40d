/**
 * Names an AI call. Its caller can ask by the name what it was charged (`endAiCall`), also where the answer broke off
 * and told nothing of it.
 */
export const aiCallHeader = 'x-octavo-call';
