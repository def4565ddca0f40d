/** The routes of calls that are being answered, for whoever wants to know what held the server up. */
export interface RunningRequests {
  /** Gives what ends it. */
  begin(route: string): () => void;
  /** Of those that run, and of those that ended since this was last asked. */
  takeRoutes(): string[];
}

/** More at once say nothing about which one it was. */
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
