/** Makes samples of one channel, from -1 to 1, of the packets of a recording. */
export interface PacketDecoder {
  /** Samples a second. */
  readonly rate: number;
  /** Undefined for a packet that is broken. */
  decode(packet: Uint8Array): Float32Array | undefined;
  close(): void;
}
