/**
 * Status and JSON of an answer, for comparing both at once. A failure is reduced to its sentence and code; what the
 * page needs for its own sentence (`reason`, `values`) is left out.
 */
export async function readAnswer(
  answer: Response | Promise<Response>,
): Promise<{ status: number; body: unknown }> {
  const response = await answer;
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || !('error' in body && 'code' in body)) {
    return { status: response.status, body };
  }
  const { error, code } = body;
  return { status: response.status, body: { error, code } };
}
