import type { ChatRequest } from './chat-request.ts';
import { schemaOf } from './chat-request.ts';
import type {
  ChatWrapper,
  ContextSequence,
  Grammar,
  HistoryItem,
  Llama,
  LlamaModel,
  LlamaRuntime,
} from './llama-runtime.ts';

export interface ModelFile {
  readonly path: string;
  readonly threads: number;
  readonly contextTokens: number;
}

/** A piece of an answer; thoughts are marked, so that they can be hidden. */
export interface Piece {
  readonly kind: 'text' | 'thought';
  readonly text: string;
}

export interface Finished {
  readonly reason: 'stop' | 'length';
  readonly promptTokens: number;
  readonly answerTokens: number;
}

/** A model file in memory. It writes one answer at a time; the next one waits for it. */
export interface ChatModel {
  readonly contextTokens: number;
  /** @throws RequestRefused, or the signal's reason once the current token or batch of the prompt is done */
  write(request: ChatRequest, signal: AbortSignal, wrote: (piece: Piece) => void): Promise<Finished>;
}

/** The request can never be answered, even if it is repeated. */
export class RequestRefused extends Error {
  readonly code: 'context_length_exceeded' | 'schema_not_supported';

  constructor(code: RequestRefused['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** How many tokens of a prompt are computed at a time: an abandoned call ends after the current batch. */
const batchSize = 128;
/** Room that a prompt has to leave for the answer, in tokens. */
const leastAnswer = 64;
/** Used if the caller names none: low enough for facts, high enough for a second version to differ. */
const usualTemperature = 0.7;
const topP = 0.95;
const mostSeed = 2 ** 31;

// Qwen thinks unless its template is told not to; a thought budget of zero covers the others.
const withoutThoughts = { qwen: { thoughts: 'discourage' } };

/** @throws if the file is not a model, or does not fit into memory */
export async function openChatModel(runtime: LlamaRuntime, file: ModelFile): Promise<ChatModel> {
  const llama = await runtime.getLlama({
    // The build for Apple's processors always includes Metal.
    gpu: process.platform === 'darwin' && process.arch === 'arm64' ? 'metal' : false,
    build: 'never',
    skipDownload: true,
    maxThreads: file.threads,
    logLevel: 'error',
    progressLogs: false,
  });
  const model = await llama.loadModel({ modelPath: file.path, useMmap: true });
  const context = await model.createContext({
    contextSize: { max: Math.min(file.contextTokens, model.trainContextSize) },
    sequences: 1,
    batchSize,
    threads: file.threads,
  });
  const wrapper =
    runtime.resolveChatWrapper(model, { warningLogs: false, customWrapperSettings: withoutThoughts }) ??
    new runtime.GeneralChatWrapper();
  const sequence = context.getSequence();
  const chat = new runtime.LlamaChat({ contextSequence: sequence, chatWrapper: wrapper });
  return {
    contextTokens: context.contextSize,
    async write(request, signal, wrote) {
      const history = historyOf(request);
      const prompt = tokensOf(wrapper, model, history);
      const room = context.contextSize - prompt.length;
      if (room < leastAnswer) {
        throw new RequestRefused(
          'context_length_exceeded',
          `The prompt has ${prompt.length} tokens; prompt and answer together may have ${context.contextSize}.`,
        );
      }
      const grammar = await grammarOf(llama, schemaOf(request));
      await readPrompt(sequence, prompt, signal);
      const before = sequence.tokenMeter.getState();
      const { metadata } = await chat.generateResponse(history, {
        onResponseChunk({ type, text }) {
          wrote({ kind: type === 'segment' ? 'thought' : 'text', text });
        },
        signal,
        stopOnAbortSignal: false,
        // Otherwise the library drops the beginning of the conversation and goes on.
        maxTokens: Math.min(request.max_tokens ?? room, room - 1),
        temperature: request.temperature ?? usualTemperature,
        topP,
        seed: Math.floor(Math.random() * mostSeed),
        budgets: { thoughtTokens: 0 },
        ...(grammar && { grammar }),
      });
      signal.throwIfAborted();
      return {
        reason: metadata.stopReason === 'maxTokens' ? 'length' : 'stop',
        promptTokens: prompt.length,
        answerTokens: sequence.tokenMeter.diff(before).usedOutputTokens,
      };
    },
  };
}

function historyOf({ messages }: ChatRequest): HistoryItem[] {
  return messages.map(({ role, content }) => {
    switch (role) {
      case 'system':
      case 'developer':
        return { type: 'system', text: content };
      case 'user':
        return { type: 'user', text: content };
      case 'assistant':
        return { type: 'model', response: [content] };
      default:
        return role satisfies never;
    }
  });
}

/**
 * Takes in a prompt piece by piece, as the library would do all at once: on a slow machine this takes longer than the
 * answer, and a caller who has left must not keep others waiting. What it has in common with the previous prompt is
 * not read again.
 */
async function readPrompt(
  sequence: ContextSequence,
  tokens: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  await sequence.adaptStateToTokens(tokens, false);
  // The library itself reads at least the last one.
  while (sequence.nextTokenIndex < tokens.length - 1) {
    signal.throwIfAborted();
    const from = sequence.nextTokenIndex;
    await sequence.evaluateWithoutGeneratingNewTokens(
      tokens.slice(from, Math.min(from + batchSize, tokens.length - 1)),
    );
  }
  signal.throwIfAborted();
}

function tokensOf(
  wrapper: ChatWrapper,
  model: LlamaModel,
  history: readonly HistoryItem[],
): readonly number[] {
  const chatHistory: HistoryItem[] = [...history, { type: 'model', response: [] }];
  return wrapper.generateContextState({ chatHistory }).contextText.tokenize(model.tokenizer);
}

async function grammarOf(llama: Llama, schema: unknown): Promise<Grammar | undefined> {
  if (schema === undefined) return undefined;
  try {
    return await llama.createGrammarForJsonSchema(schema);
  } catch (error) {
    throw new RequestRefused('schema_not_supported', error instanceof Error ? error.message : String(error));
  }
}
