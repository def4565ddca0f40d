/**
 * Status and JSON of an answer, for comparing them at once. Of a failure that is its sentence and its code; what the
 * page fills its own sentence with (`reason`, `values`) is left out.
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
