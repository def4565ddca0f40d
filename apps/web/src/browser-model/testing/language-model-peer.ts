/** How the peer of the Prompt API behaves. */
export interface PeerBehaviour {
  readonly availability?: 'unavailable' | 'downloadable' | 'downloading' | 'available';
  /** Languages that it knows; all others are unavailable. */
  readonly languages?: readonly string[];
  /** What it answers to one prompt after the other; the last one is repeated. */
  readonly answers?: readonly string[];
  /** Between two pieces of an answer, and two reports of a download. */
  readonly pauseMs?: number;
  /** Shares of the download that are reported between 0 and 1. */
  readonly shares?: readonly number[];
  /** Name of the exception with which a download ends. */
  readonly downloadFails?: string;
  /** Refuses a download without a recent press, as browsers do. */
  readonly needsPress?: boolean;
  /** Characters that fit; a longer prompt exceeds its quota. */
  readonly room?: number;
  /** The browser destroys the session after so many pieces. */
  readonly destroyedAfter?: number;
}

/** What a test can see of the peer. */
export interface PeerRecord {
  readonly prompts: string[];
  readonly instructions: string[];
  /** Sessions that are not destroyed. */
  open: number;
}

/**
 * Puts a peer of the Prompt API into a page or into Node. It implements what the specification says of availability,
 * the events of a download, sessions, streams, aborts and exceptions (https://webmachinelearning.github.io/prompt-api/),
 * and answers with fixed texts: no browser that has the API runs where Octavo is tested. A page receives the source of
 * this function as it was compiled, so that it may use nothing outside itself and no class fields.
 */
export function installLanguageModelPeer(behaviour: PeerBehaviour): PeerRecord {
  const {
    languages = ['en'],
    answers = [''],
    pauseMs = 0,
    shares = [0.5],
    downloadFails,
    needsPress = false,
    room = Number.POSITIVE_INFINITY,
    destroyedAfter = Number.POSITIVE_INFINITY,
  } = behaviour;
  let availability = behaviour.availability ?? 'available';
  const record: PeerRecord = { prompts: [], instructions: [], open: 0 };

  interface Expecting {
    readonly expectedInputs?: readonly { readonly languages?: readonly string[] }[];
    readonly expectedOutputs?: readonly { readonly languages?: readonly string[] }[];
  }
  interface Creating extends Expecting {
    readonly initialPrompts?: readonly { readonly role: string; readonly content: string }[];
    readonly monitor?: (monitor: EventTarget) => void;
    readonly signal?: AbortSignal;
  }

  const knows = ({ expectedInputs = [], expectedOutputs = [] }: Expecting): boolean =>
    [...expectedInputs, ...expectedOutputs].every((one) =>
      (one.languages ?? []).every((language) => languages.includes(language)),
    );
  /** Rejects as soon as the signal is aborted. */
  const pause = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const stop = () => reject(signal?.reason);
      if (signal?.aborted) stop();
      signal?.addEventListener('abort', stop, { once: true });
      setTimeout(resolve, pauseMs);
    });

  async function download(monitor: EventTarget, signal: AbortSignal | undefined): Promise<void> {
    const report = (loaded: number) =>
      monitor.dispatchEvent(
        Object.assign(new Event('downloadprogress'), { loaded, total: 1, lengthComputable: true }),
      );
    report(0);
    if (availability !== 'available') {
      availability = 'downloading';
      for (const share of shares) {
        // oxlint-disable-next-line no-await-in-loop -- one report after the other
        await pause(signal);
        report(share);
      }
      if (downloadFails !== undefined) {
        availability = 'downloadable';
        throw new DOMException('The download failed.', downloadFails);
      }
      await pause(signal);
      availability = 'available';
    }
    report(1);
    await pause(signal);
  }

  function session() {
    const destroyed = new AbortController();
    const ended = destroyed.signal;
    record.open += 1;

    const destroy = (): void => {
      if (ended.aborted) return;
      record.open -= 1;
      destroyed.abort(new DOMException('The session was destroyed.', 'AbortError'));
    };

    function promptStreaming(
      input: string,
      { signal }: { readonly signal?: AbortSignal } = {},
    ): ReadableStream<string> {
      if (ended.aborted) throw new DOMException('The session is destroyed.', 'InvalidStateError');
      signal?.throwIfAborted();
      const stopped = signal === undefined ? ended : AbortSignal.any([ended, signal]);
      record.prompts.push(input);
      const answer = answers[Math.min(record.prompts.length, answers.length) - 1] ?? '';
      const pieces = answer.match(/\s*\S+/gu) ?? [];
      let given = 0;
      return new ReadableStream<string>({
        pull: async (stream) => {
          if (input.length > room) {
            throw new DOMException('The prompt does not fit.', 'QuotaExceededError');
          }
          await pause(stopped);
          if (given >= destroyedAfter) destroy();
          stopped.throwIfAborted();
          const piece = pieces[given];
          given += 1;
          if (piece === undefined) stream.close();
          else stream.enqueue(piece);
        },
      });
    }

    return Object.assign(new EventTarget(), { promptStreaming, destroy });
  }

  const LanguageModel = {
    record,

    async availability(options: Expecting = {}): Promise<string> {
      return knows(options) ? availability : 'unavailable';
    },

    async create(options: Creating = {}) {
      const { initialPrompts = [], monitor, signal } = options;
      signal?.throwIfAborted();
      if (!knows(options) || availability === 'unavailable') {
        throw new DOMException('The options are not supported.', 'NotSupportedError');
      }
      const isPressed = globalThis.navigator?.userActivation?.isActive ?? false;
      if (needsPress && availability !== 'available' && !isPressed) {
        throw new DOMException('A download needs a user gesture.', 'NotAllowedError');
      }
      const source = new EventTarget();
      monitor?.(source);
      await download(source, signal);
      for (const { content } of initialPrompts) record.instructions.push(content);
      const made = session();
      signal?.addEventListener('abort', made.destroy, { once: true });
      return made;
    },
  };

  Object.assign(globalThis, { LanguageModel });
  return record;
}
