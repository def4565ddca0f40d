import { pathToFileURL } from 'node:url';
import { runtimeEntry } from '../model-folder.ts';

/** The part of `node-llama-cpp` that is used. It is not a dependency: `npm run model` installs it (decision 0209). */
export interface LlamaRuntime {
  getLlama(options: {
    readonly gpu: false | 'metal';
    readonly build: 'never';
    readonly skipDownload: true;
    readonly maxThreads: number;
    readonly logLevel: 'error';
    readonly progressLogs: false;
  }): Promise<Llama>;
  resolveChatWrapper(
    model: LlamaModel,
    options: { readonly warningLogs: false; readonly customWrapperSettings: object },
  ): ChatWrapper | null;
  readonly GeneralChatWrapper: new () => ChatWrapper;
  readonly LlamaChat: new (options: {
    readonly contextSequence: ContextSequence;
    readonly chatWrapper: ChatWrapper;
  }) => LlamaChat;
}

export interface Llama {
  loadModel(options: { readonly modelPath: string; readonly useMmap: true }): Promise<LlamaModel>;
  createGrammarForJsonSchema(schema: unknown): Promise<Grammar>;
}

export interface LlamaModel {
  readonly trainContextSize: number;
  readonly tokenizer: unknown;
  createContext(options: {
    readonly contextSize: { readonly max: number };
    readonly sequences: 1;
    readonly batchSize: number;
    readonly threads: number;
  }): Promise<LlamaContext>;
}

export interface LlamaContext {
  readonly contextSize: number;
  getSequence(): ContextSequence;
}

export interface ContextSequence {
  readonly nextTokenIndex: number;
  /** Forgets everything after the common beginning. */
  adaptStateToTokens(tokens: readonly number[], allowShift: false): Promise<void>;
  evaluateWithoutGeneratingNewTokens(tokens: readonly number[]): Promise<void>;
  readonly tokenMeter: {
    getState(): object;
    diff(before: object): { readonly usedOutputTokens: number };
  };
}

export interface Grammar {
  readonly grammar: string;
}

export interface ChatWrapper {
  readonly wrapperName: string;
  generateContextState(options: { readonly chatHistory: readonly HistoryItem[] }): {
    readonly contextText: { tokenize(tokenizer: unknown): readonly number[] };
  };
}

export type HistoryItem =
  | { readonly type: 'system' | 'user'; readonly text: string }
  | { readonly type: 'model'; readonly response: readonly string[] };

/** `segment` is what a model thinks before it answers. */
export interface ResponseChunk {
  readonly type: 'segment' | undefined;
  readonly text: string;
}

export interface LlamaChat {
  generateResponse(
    history: readonly HistoryItem[],
    options: {
      readonly onResponseChunk: (chunk: ResponseChunk) => void;
      readonly signal: AbortSignal;
      readonly stopOnAbortSignal: false;
      readonly maxTokens: number;
      readonly temperature: number;
      readonly topP: number;
      readonly seed: number;
      readonly budgets: { readonly thoughtTokens: number };
      readonly grammar?: Grammar;
    },
  ): Promise<{ readonly metadata: { readonly stopReason: string } }>;
}

/** @throws if it is not installed in the folder */
export async function loadRuntime(folder: string): Promise<LlamaRuntime> {
  const runtime: LlamaRuntime = await import(pathToFileURL(runtimeEntry(folder)).href);
  return runtime;
}
