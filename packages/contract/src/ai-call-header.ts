/** Names an AI call, so that its caller can ask what it was charged (`endAiCall`) even if the answer was cut off. */
export const aiCallHeader = 'x-octavo-call';
