/**
 * Which word sequences were seen: a Bloom filter (B. Bloom, 1970), which holds no text and has a false-positive rate of
 * one in fifty.
 */
export interface SequenceFilter {
  add(sequence: string): void;
  has(sequence: string): boolean;
}

/** How many bits are set for each sequence; the filter has eight bits for each. */
const marks = 5;

/** @param bits its length is a power of two */
export function sequenceFilter(bits: Uint8Array): SequenceFilter {
  const mask = bits.length * 8 - 1;
  const places = (sequence: string): number[] => {
    const [first, second] = hashes(sequence);
    return Array.from({ length: marks }, (_, mark) => (first + Math.imul(mark, second)) & mask);
  };
  return {
    add(sequence) {
      for (const place of places(sequence)) bits[place >>> 3] = (bits[place >>> 3] ?? 0) | (1 << (place & 7));
    },
    has: (sequence) =>
      places(sequence).every((place) => ((bits[place >>> 3] ?? 0) & (1 << (place & 7))) !== 0),
  };
}

/** FNV-1a, twice with different seeds, finished like MurmurHash 3. */
export function hashes(text: string): [number, number] {
  let first = 0x81_1c_9d_c5;
  let second = 0x01_00_01_93;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    first = Math.imul(first ^ unit, 0x01_00_01_93);
    second = Math.imul(second ^ unit, 0x5b_d1_e9_95);
  }
  return [mixed(first), mixed(second) | 1];
}

function mixed(hash: number): number {
  let value = hash ^ (hash >>> 16);
  value = Math.imul(value, 0x85_eb_ca_6b);
  value ^= value >>> 13;
  value = Math.imul(value, 0xc2_b2_ae_35);
  return value ^ (value >>> 16);
}
