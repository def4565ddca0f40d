type Body = Record<string, unknown>;

/** OpenAI's newer models refuse `max_tokens`; the other servers know nothing else. */
export function tokenLimitFor(baseUrl: string): (body: Body) => Body {
  if (new URL(baseUrl).hostname !== 'api.openai.com') return (body) => body;
  return ({ max_tokens: limit, ...body }) =>
    limit === undefined ? body : { ...body, max_completion_tokens: limit };
}
