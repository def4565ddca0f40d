/** Status and JSON of an answer, for comparing them at once. */
export async function readAnswer(
  answer: Response | Promise<Response>,
): Promise<{ status: number; body: unknown }> {
  const response = await answer;
  return { status: response.status, body: await response.json() };
}
