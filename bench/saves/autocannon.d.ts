// The package has no types; this is the part of it that the bench uses.
declare module 'autocannon' {
  interface CannonRequest {
    method: string;
    path: string;
    headers: Record<string, string>;
    body?: string;
    setupRequest?: (request: CannonRequest) => CannonRequest;
  }
  interface CannonClient {
    setRequests(requests: CannonRequest[]): void;
  }
  interface CannonResult {
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly requests: { readonly average: number };
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    setupClient: (client: CannonClient) => void;
  }): Promise<CannonResult>;
}
