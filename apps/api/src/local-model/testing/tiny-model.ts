import { writeFileSync } from 'node:fs';
import { randomNumbers } from '../../testing/random-numbers.ts';

/**
 * Writes a model file of half a megabyte in the format GGUF, version 3: a Llama with two layers, a real tokenizer and a
 * real chat template. Its weights are random, so its words are nonsense; everything around them is real. It never
 * ends an answer unless a grammar makes it.
 * Format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
 */
export function writeTinyModel(path: string): void {
  const tensors = tensorsOf(randomNumbers(20));
  const header = Buffer.concat([
    Buffer.from('GGUF'),
    uint32(3),
    uint64(tensors.length),
    uint64(metadata.length),
    ...metadata,
    ...infosOf(tensors),
  ]);
  writeFileSync(path, Buffer.concat([aligned(header), ...tensors.map(({ data }) => aligned(data))]));
}

const width = 64;
const heads = 4;
const hidden = 128;
const layers = 2;
/** Each tensor begins at a multiple of this. */
const alignment = 32;

const template = `{% for message in messages %}{{ '<s>' + message['role'] + '\\n' + message['content'] + '</s>\\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<s>assistant\\n' }}{% endif %}`;

/** The token that ends an answer. */
const end = 2;

const kinds = { normal: 1, unknown: 2, control: 3, byte: 6 } as const;
const byteTokens = Array.from(
  { length: 256 },
  (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
);
const vocabulary = [
  { text: '<unk>', kind: kinds.unknown },
  { text: '<s>', kind: kinds.control },
  { text: '</s>', kind: kinds.control },
  ...byteTokens.map((text) => ({ text, kind: kinds.byte })),
  ...['▁', ...'abcdefghijklmnopqrstuvwxyz'.split(''), '.', ',', '▁the', '▁of', '▁and', '▁a'].map((text) => ({
    text,
    kind: kinds.normal,
  })),
];

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const uint64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const float32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
};
const string = (value: string): Buffer => {
  const bytes = Buffer.from(value);
  return Buffer.concat([uint64(bytes.length), bytes]);
};

/** How the format numbers the types of values. */
const types = { uint32: 4, int32: 5, float32: 6, string: 8, array: 9 } as const;

const integer = (key: string, value: number): Buffer =>
  Buffer.concat([string(key), uint32(types.uint32), uint32(value)]);
const fraction = (key: string, value: number): Buffer =>
  Buffer.concat([string(key), uint32(types.float32), float32(value)]);
const words = (key: string, value: string): Buffer =>
  Buffer.concat([string(key), uint32(types.string), string(value)]);
const list = (key: string, type: number, values: readonly Buffer[]): Buffer =>
  Buffer.concat([string(key), uint32(types.array), uint32(type), uint64(values.length), ...values]);

const metadata = [
  words('general.architecture', 'llama'),
  words('general.name', 'tiny'),
  integer('llama.context_length', 16_384),
  integer('llama.embedding_length', width),
  integer('llama.block_count', layers),
  integer('llama.feed_forward_length', hidden),
  integer('llama.attention.head_count', heads),
  integer('llama.attention.head_count_kv', heads),
  fraction('llama.attention.layer_norm_rms_epsilon', 1e-5),
  integer('llama.rope.dimension_count', width / heads),
  integer('llama.vocab_size', vocabulary.length),
  words('tokenizer.ggml.model', 'llama'),
  list(
    'tokenizer.ggml.tokens',
    types.string,
    vocabulary.map(({ text }) => string(text)),
  ),
  list(
    'tokenizer.ggml.scores',
    types.float32,
    vocabulary.map((_, index) => float32(-index)),
  ),
  list(
    'tokenizer.ggml.token_type',
    types.int32,
    vocabulary.map(({ kind }) => uint32(kind)),
  ),
  integer('tokenizer.ggml.unknown_token_id', 0),
  integer('tokenizer.ggml.bos_token_id', 1),
  integer('tokenizer.ggml.eos_token_id', end),
  words('tokenizer.chat_template', template),
];

interface Tensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly data: Buffer;
}

function tensorsOf(random: () => number): Tensor[] {
  const tensor = (name: string, ...shape: number[]): Tensor => {
    const size = shape.reduce((product, length) => product * length, 1);
    const isScale = shape.length === 1;
    const values = Float32Array.from({ length: size }, () => (isScale ? 1 : (random() - 0.5) * 0.5));
    return { name: `${name}.weight`, shape, data: Buffer.from(values.buffer) };
  };
  const blocks = Array.from({ length: layers }, (_, layer) => `blk.${layer}.`).flatMap((block) => [
    tensor(`${block}attn_norm`, width),
    ...['attn_q', 'attn_k', 'attn_v', 'attn_output'].map((name) => tensor(block + name, width, width)),
    tensor(`${block}ffn_norm`, width),
    tensor(`${block}ffn_gate`, width, hidden),
    tensor(`${block}ffn_up`, width, hidden),
    tensor(`${block}ffn_down`, hidden, width),
  ]);
  const output = tensor('output', width, vocabulary.length);
  output.data.fill(0, end * width * 4, (end + 1) * width * 4);
  return [tensor('token_embd', width, vocabulary.length), tensor('output_norm', width), output, ...blocks];
}

function infosOf(tensors: readonly Tensor[]): Buffer[] {
  let offset = 0;
  return tensors.map(({ name, shape, data }) => {
    const info = Buffer.concat([
      string(name),
      uint32(shape.length),
      ...shape.map(uint64),
      // 32-bit floating point.
      uint32(0),
      uint64(offset),
    ]);
    offset += aligned(data).length;
    return info;
  });
}

function aligned(data: Buffer): Buffer {
  const missing = (alignment - (data.length % alignment)) % alignment;
  return Buffer.concat([data, Buffer.alloc(missing)]);
}
