import { createApi } from '../../api.ts';
import type { Account } from '../../account/account.ts';
import type { Allowance, Permit } from '../../allowance/allowance.ts';
import { answerErrors } from '../../http/answer-error.ts';
import type { LimitStore } from '../../limits/limit-store.ts';
import { createLimits } from '../../limits/limits.ts';
import { listen } from '../../listen.ts';
import { withStandIn } from '../choose-language-model.ts';
import { completer } from '../completion/completer.ts';
import { registerCompletion } from '../completion/routes.ts';
import { wordMemory } from '../completion/word-memory.ts';
import type { FindModel } from '../connected-model.ts';
import type { LanguageModel } from '../language-model.ts';
import { localiser } from '../localising/localiser.ts';
import { rewriter } from '../rewriting/rewrite.ts';
import { namedCalls } from '../named-calls.ts';
import { registerGeneration } from '../routes.ts';
import type { ToolSettingsStore } from '../tool-settings-store.ts';
import pino from 'pino';

export type ServedGeneration = {
  readonly url: string;
  /** What each ended call was charged, in order. */
  readonly charged: string[];
  /** Log entries about answers that broke off. */
  readonly brokenOff: unknown[];
  post(path: string, body: unknown, signal?: AbortSignal): Promise<Response>;
  close(): Promise<void>;
};

const noLimits: LimitStore = {
  take: () => Promise.resolve(true),
  find: () => Promise.resolve(undefined),
  sweep: () => Promise.resolve(),
};

const account: Account = {
  id: 'account',
  type: 'anon',
  pro: false,
  subscribed: false,
  name: '',
  email: null,
  countryCode: 'US',
  createdAt: '2026-01-01T00:00:00.000Z',
  closings: 0,
};

/** The generation routes behind a real server, for one account whose charges are recorded. */
export async function serveGeneration(find: FindModel, builtIn: LanguageModel): Promise<ServedGeneration> {
  const charged: string[] = [];
  const permit = (): Permit => {
    let over = false;
    return {
      left: () => Promise.resolve(200),
      due: () => undefined,
      charge: (sent) => {
        if (!over) charged.push(sent);
        over = true;
        return Promise.resolve();
      },
    };
  };
  const allowance: Allowance = {
    begin: () => Promise.resolve(permit()),
    charged: () => Promise.resolve(null),
    due: () => undefined,
    spend: () => Promise.resolve(),
    remaining: () => Promise.resolve(200),
    sweep: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const saved: Awaited<ReturnType<ToolSettingsStore['find']>>[] = [];
  const toolSettings: ToolSettingsStore = {
    find: () => Promise.resolve(saved.at(-1)),
    save: async (_, settings) => void saved.push(settings),
  };
  const noTexts = { list: () => Promise.resolve([]), read: () => Promise.resolve('') };
  const brokenOff: unknown[] = [];
  const logger = pino({ base: null }, { write: (line) => void brokenOff.push(JSON.parse(line)) });
  const api = createApi();
  api.onError(answerErrors());
  api.use(async (context, next) => {
    context.set('account', account);
    context.set('logger', logger);
    await next();
  });
  registerGeneration(api, {
    languageModel: withStandIn(find, builtIn),
    localise: localiser(find),
    rewrite: rewriter(find, builtIn),
    toolSettings,
    allowance,
    named: namedCalls(),
  });
  registerCompletion(api, {
    allowance,
    complete: completer(find, wordMemory(noTexts)),
    limits: createLimits(noLimits, { byAddress: false }),
  });
  const server = await listen(api, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${server.port}`;
  return {
    url,
    charged,
    brokenOff,
    post: (path, body, signal) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        ...(signal ? { signal } : {}),
      }),
    close: () => server.stop(0),
  };
}
