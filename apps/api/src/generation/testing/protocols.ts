/** The events of a stream in the words of a protocol. */
export type Protocol = {
  readonly begin: readonly string[];
  readonly word: (text: string) => string;
  readonly thought: (text: string) => string;
  readonly end: readonly string[];
};

const data = (event: object): string => `data: ${JSON.stringify(event)}\n\n`;

const delta = (content: object, finishReason: 'stop' | null = null): string =>
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
  end: [delta({}, 'stop'), 'data: [DONE]\n\n'],
};

const event = (type: string, fields: object): string => `event: ${type}\n${data({ type, ...fields })}`;
const usage = { input_tokens: 25, output_tokens: 1 };

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
  end: [
    event('content_block_stop', { index: 0 }),
    event('message_delta', { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage }),
    event('message_stop', {}),
  ],
});
const anthropicDelta = (fields: object): string => event('content_block_delta', { index: 0, delta: fields });
const thinking = (text: string): string => anthropicDelta({ type: 'thinking_delta', thinking: text });

const anthropic: Protocol = {
  ...anthropicAround({ type: 'text', text: '' }),
  word: (text) => anthropicDelta({ type: 'text_delta', text }),
  thought: thinking,
};

/** Structured answers come as the input of a tool. */
const anthropicTool: Protocol = {
  ...anthropicAround({ type: 'tool_use', id: 'toolu_1', name: 'json', input: {} }),
  word: (json) => anthropicDelta({ type: 'input_json_delta', partial_json: json }),
  thought: thinking,
};

export function protocolOf(path: string, body: unknown): Protocol {
  if (!path.endsWith('/messages')) return openAi;
  return 'tools' in Object(body) ? anthropicTool : anthropic;
}
