/** A model offered by `npm run model`. */
export interface OfferedModel {
  /** The name to type after `npm run model --`. */
  readonly id: string;
  readonly name: string;
  /** The size of the file, in bytes. */
  readonly bytes: number;
  readonly sha256: string;
  readonly licence: string;
  readonly languages: string;
  /** What to expect of it compared with the others. */
  readonly gives: string;
  /** The publisher's page. */
  readonly page: string;
  /** The file at one revision, so that it cannot change. */
  readonly url: string;
}

const file = (repository: string, revision: string, name: string) => ({
  page: `https://huggingface.co/${repository}`,
  url: `https://huggingface.co/${repository}/resolve/${revision}/${name}`,
});

/**
 * Sizes and checksums are those that several public projects record for the publishers' files. Nobody has run these models with this product yet (docs/models.md), so what
 * they give is said only in comparison.
 */
export const catalogue: readonly OfferedModel[] = [
  {
    id: 'qwen2.5-1.5b',
    name: 'Qwen2.5 1.5B Instruct',
    bytes: 1_117_320_736,
    sha256: '6a1a2eb6d15622bf3c96857206351ba97e1af16c30d7a74ee38970e434e9407e',
    licence: 'Apache-2.0',
    languages: 'over 29, among them English, French, German and Portuguese',
    gives: 'the fastest, and the one that makes most mistakes',
    ...file(
      'Qwen/Qwen2.5-1.5B-Instruct-GGUF',
      '91cad51170dc346986eccefdc2dd33a9da36ead9',
      'qwen2.5-1.5b-instruct-q4_k_m.gguf',
    ),
  },
  {
    id: 'qwen3-4b',
    name: 'Qwen3 4B',
    bytes: 2_497_280_256,
    sha256: '7485fe6f11af29433bc51cab58009521f205840f5b4ae3a32fa7f92e8534fdf5',
    licence: 'Apache-2.0',
    languages: 'over 100, among them English, French, German and Portuguese',
    gives: 'two to three times slower, and better texts',
    ...file('Qwen/Qwen3-4B-GGUF', 'bc640142c66e1fdd12af0bd68f40445458f3869b', 'Qwen3-4B-Q4_K_M.gguf'),
  },
  {
    id: 'gemma3-4b',
    name: 'Gemma 3 4B',
    bytes: 2_489_757_856,
    sha256: '882e8d2db44dc554fb0ea5077cb7e4bc49e7342a1f0da57901c0802ea21a0863',
    licence: 'Gemma Terms of Use',
    languages: 'over 140, among them English, French, German and Portuguese',
    gives: 'as large as Qwen3 4B, by another publisher',
    ...file(
      'ggml-org/gemma-3-4b-it-GGUF',
      'd0976223747697cb51e056d85c532013931fe52e',
      'gemma-3-4b-it-Q4_K_M.gguf',
    ),
  },
  {
    id: 'qwen3-8b',
    name: 'Qwen3 8B',
    bytes: 5_027_783_488,
    sha256: 'd98cdcbd03e17ce47681435b5150e34c1417f50b5c0019dd560e4882c5745785',
    licence: 'Apache-2.0',
    languages: 'over 100, among them English, French, German and Portuguese',
    gives: 'five times slower than the first, and the best texts; needs a fast processor',
    ...file('Qwen/Qwen3-8B-GGUF', '7c41481f57cb95916b40956ab2f0b139b296d974', 'Qwen3-8B-Q4_K_M.gguf'),
  },
];
