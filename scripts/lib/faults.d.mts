export interface Fault {
  readonly name: string;
  readonly files: readonly string[];
  readonly tests?: RegExp;
}
export interface FaultRow {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not tried';
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}
interface Result {
  readonly name: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
}
export const faults: readonly Fault[];
export function faultRows(results: readonly Result[]): FaultRow[];
export function runFaults(): Promise<number>;
