/** The routes of the calls being answered, to find out what blocked the server. */
export interface RunningRequests {
  /** Returns a function that marks the call as ended. */
  begin(route: string): () => void;
  /** Routes of running calls, and of those that ended since this was last called. */
  takeRoutes(): string[];
}

/** With more than this at once, the list no longer shows which one it was. */
const mostNamed = 20;

export function createRunningRequests(): RunningRequests {
  const running = new Set<{ readonly route: string }>();
  let ended = new Set<string>();
  return {
    begin(route) {
      const request = { route };
      running.add(request);
      return () => {
        running.delete(request);
        if (ended.size < mostNamed) ended.add(route);
      };
    },
    takeRoutes() {
      const routes = new Set([...ended, ...[...running].map(({ route }) => route)]);
      ended = new Set();
      return [...routes].slice(0, mostNamed);
    },
  };
}
