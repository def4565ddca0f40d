/** Joins the pieces of a stream into lines and parses each as JSON of the contract's type. */
export function linesOf<Line>(onLine: (line: Line) => void): { readonly take: (piece: string) => void } {
  let rest = '';
  return {
    take: (piece) => {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const parsed: Line = JSON.parse(line);
        onLine(parsed);
      }
    },
  };
}
