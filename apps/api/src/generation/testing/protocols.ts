import type { Ending } from './behaviour.ts';

/** The events of a stream in a protocol. */
export type Protocol = {
  readonly begin: readonly string[];
  readonly word: (text: string) => string;
  readonly thought: (text: string) => string;
  readonly end: (ending: Ending) => readonly string[];
};

const data = (event: object): string => `data: ${JSON.stringify(event)}\n\n`;

const delta = (content: object, finishReason: Ending | null = null): string =>
  data({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'test-model',
    choices: [{ index: 0, delta: content, finish_reason: finishReason }],
  });

const openAi: Protocol = {
  begin: [delta({ role: 'assistant', content: '' })],
  word: (content) => delta({ content }),
  thought: (text) => delta({ reasoning_content: text }),
  end(ending) {
    if (ending === 'none') return [];
    if (ending === 'error') return [data({ error: { message: 'CUDA out of memory', type: 'server_error' } })];
    return [...(ending === 'done' ? [] : [delta({}, ending)]), 'data: [DONE]\n\n'];
  },
};

const event = (type: string, fields: object): string => `event: ${type}\n${data({ type, ...fields })}`;
const usage = { input_tokens: 25, output_tokens: 1 };

/** Anthropic's names; null if it gives none, undefined for an error. */
const stopReasons: Readonly<Record<Ending, string | null | undefined>> = {
  stop: 'end_turn',
  length: 'max_tokens',
  content_filter: 'refusal',
  '': null,
  done: null,
  none: null,
  error: undefined,
};

const anthropicAround = (block: object): Pick<Protocol, 'begin' | 'end'> => ({
  begin: [
    event('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'test-model',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage,
      },
    }),
    event('content_block_start', { index: 0, content_block: block }),
    event('ping', {}),
  ],
  end(ending) {
    const reason = stopReasons[ending];
    const failed = event('error', { error: { type: 'api_error', message: 'Internal error' } });
    if (reason === undefined) return [failed];
    return [
      event('content_block_stop', { index: 0 }),
      ...(reason === null
        ? []
        : [event('message_delta', { delta: { stop_reason: reason, stop_sequence: null }, usage })]),
      ...(ending === 'none' ? [] : [event('message_stop', {})]),
    ];
  },
});
const anthropicDelta = (fields: object): string => event('content_block_delta', { index: 0, delta: fields });
const thinking = (text: string): string => anthropicDelta({ type: 'thinking_delta', thinking: text });

const anthropic: Protocol = {
  ...anthropicAround({ type: 'text', text: '' }),
  word: (text) => anthropicDelta({ type: 'text_delta', text }),
  thought: thinking,
};

/** Structured answers arrive as the input of a tool. */
const anthropicTool: Protocol = {
  ...anthropicAround({ type: 'tool_use', id: 'toolu_1', name: 'json', input: {} }),
  word: (json) => anthropicDelta({ type: 'input_json_delta', partial_json: json }),
  thought: thinking,
};

export function protocolOf(path: string, body: unknown): Protocol {
  if (!path.endsWith('/messages')) return openAi;
  return 'tools' in Object(body) ? anthropicTool : anthropic;
}
