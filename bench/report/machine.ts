import { cpus, loadavg, totalmem } from 'node:os';

/** The machine used for measuring. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGiB: number;
  readonly node: string;
  readonly system: string;
  /** The load from other work while measuring; older figures lack it. */
  readonly load?: number | undefined;
}

export const thisMachine = (): Machine => ({
  processor: cpus()[0]?.model.trim() || process.arch,
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 1024 ** 3),
  node: process.versions.node,
  system: `${process.platform} ${process.arch}`,
  load: loadavg()[0],
});
