import { z } from 'zod';

const answered = z.object({ value: z.unknown() });
const refused = z.object({ value: z.object({ error: z.string(), message: z.string() }) });

/** Per command, in milliseconds. */
const limit = 60_000;

/** Makes one WebDriver call: https://www.w3.org/TR/webdriver2/ */
export async function command<T>(
  method: 'GET' | 'POST',
  address: string,
  result: z.ZodType<T>,
  body: object = {},
): Promise<T> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(limit),
  }).catch((error: unknown) => {
    const asked = JSON.stringify(body).slice(0, 300);
    throw new Error(`${method} ${new URL(address).pathname} ${asked}: ${String(error)}`, { cause: error });
  });
  const answer: unknown = await response.json();
  if (!response.ok) {
    const { value } = refused.parse(answer);
    throw new Error(`${value.error}: ${value.message}`);
  }
  return result.parse(answered.parse(answer).value);
}
