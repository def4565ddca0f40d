/** Decodes the packets of a recording into mono samples from -1 to 1. */
export interface PacketDecoder {
  /** Samples per second. */
  readonly rate: number;
  /** Undefined for a broken packet. */
  decode(packet: Uint8Array): Float32Array | undefined;
  close(): void;
}
