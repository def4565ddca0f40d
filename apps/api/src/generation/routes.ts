import { aiActions, aiCallHeader, routes, textActions } from '@octavo/contract';
import type { Context } from 'hono';
import type { Api, ApiEnv } from '../api.ts';
import { rewrittenWithin, splitAfterWords, untilWords } from '../allowance/within-words.ts';
import { languageOf } from '../texts/language-of.ts';
import { newWords } from './built-in/new-words.ts';
import { chargedCall } from './charged-call.ts';
import type { Answer, LanguageModel } from './language-model.ts';
import { localAnswer } from './localising/local-answer.ts';
import type { Localiser } from './localising/localiser.ts';
import { nothingToWorkOn, requireMaterial } from './require-material.ts';
import type { Rewriter } from './rewriting/rewrite.ts';
import { type StreamCaller, type StreamDeps, streamedCall } from './streamed-call.ts';
import { type BegunVersion, versionChains } from './version-chain.ts';
import type { ToolSettingsStore } from './tool-settings-store.ts';

export interface GenerationServices extends StreamDeps {
  readonly languageModel: LanguageModel;
  readonly localise: Localiser;
  readonly rewrite: Rewriter;
  readonly toolSettings: ToolSettingsStore;
}

/** Actions whose result comes from the selection; the built-in engine answers the others with fixed phrases. */
const ofSelection: ReadonlySet<string> = new Set(textActions);

/** Actions whose result replaces the whole selection, sentence by sentence. */
const replacing: readonly string[] = ['changeTone', 'improveFluency', 'paraphrase', 'soundAcademic'];

/** The calls of SPEC §7 that write text. The remaining allowance limits how much they write (decision 0205). */
export function registerGeneration(app: Api, services: GenerationServices): void {
  const { allowance, languageModel, localise, named, rewrite, toolSettings } = services;

  const versions = versionChains();
  const withoutRest = (sent: string, rest: string): string =>
    rest !== '' && sent.endsWith(rest) ? sent.slice(0, -rest.length) : sent;

  for (const action of aiActions) {
    app.openapi(routes[action], async (context) => {
      const request = context.req.valid('json');
      requireMaterial(action, request);
      const { id, countryCode } = context.get('account');
      const settings = await toolSettings.find(id);
      let rest = '';
      let version: BegunVersion | undefined;
      let engine: Answer['engine'] = 'model';
      const toCharge = (sent: string, isWhole: boolean): string => {
        if (!isWhole || version?.isNew(sent) === false) return '';
        const written = withoutRest(sent, rest);
        if (engine === 'model') return written;
        return ofSelection.has(action) ? newWords(written, request.selection) : '';
      };
      return streamedCall(
        services,
        callerOf(context, action, context.req.valid('header')[aiCallHeader]),
        async (signal, permit) => {
          const left = await permit.left();
          const split = splitAfterWords(request.selection, replacing.includes(action) ? left : Infinity);
          ({ rest } = split);
          version = versions.begin(id, request.selection);
          const answer = await languageModel.stream({
            caller: { accountId: id, network: context.get('network') },
            action,
            attempt: version.attempt,
            request: { ...request, selection: split.part },
            language: languageOf(context),
            countryCode,
            settings,
            signal,
          });
          ({ engine } = answer);
          const chunks =
            rest === ''
              ? untilWords(answer.chunks, left)
              : rewrittenWithin(answer.chunks, { ...split, left });
          return { ...answer, chunks };
        },
        toCharge,
      );
    });
  }

  app.openapi(routes.makeLocal, (context) => {
    const { text } = context.req.valid('json');
    if (!/\p{L}/u.test(text)) throw nothingToWorkOn('The document is still empty: write some text first.');
    const { countryCode } = context.get('account');
    const asLines = context.req.header('accept')?.includes('application/x-ndjson') === true;
    let toCharge = (): string => '';
    return streamedCall(
      services,
      callerOf(context, 'makeLocal', context.req.valid('header')[aiCallHeader]),
      async (signal, permit) => {
        const left = await permit.left();
        const language = languageOf(context);
        const local = await localAnswer(localise, { text, left, asLines, countryCode, language, signal });
        ({ toCharge } = local);
        return local.answer;
      },
      () => toCharge(),
    );
  });

  app.openapi(routes.endAiCall, async (context) => {
    const { id, pro } = context.get('account');
    const { call } = context.req.valid('param');
    await named.end(id, call);
    const words = await allowance.charged(id, pro, call);
    return context.json({ words, failure: named.failureOf(id, call) ?? null }, 200);
  });

  app.openapi(routes.updateConfig, async (context) => {
    const { text, ...settings } = context.req.valid('json');
    const { id, countryCode } = context.get('account');
    await toolSettings.save(id, settings);
    // There is nothing to rewrite without words: the call only saves the settings.
    if (!/\p{L}/u.test(text)) return context.json({ result: text }, 200);
    const answer = await chargedCall(services, callerOf(context, 'rewrite'), async (signal, permit) => {
      const language = languageOf(context);
      const left = await permit.left();
      const { part, rest } = splitAfterWords(text, left);
      const { chunks, ...by } = await rewrite({
        caller: { accountId: id, network: context.get('network') },
        text: part,
        settings,
        countryCode,
        language,
        signal,
      });
      const written = rewrittenWithin(chunks, { part, rest: '', left });
      const result = (await Array.fromAsync(written)).join('');
      signal.throwIfAborted();
      const given = by.engine === 'model' ? result : newWords(result, part);
      return { result: { ...by, given: result + rest }, given };
    });
    context.header('x-octavo-engine', answer.engine);
    if (answer.notice !== undefined) context.header('x-octavo-notice', answer.notice);
    return context.json({ result: answer.given }, 200);
  });
}

/** @param name the caller's own name for the call */
function callerOf(context: Context<ApiEnv>, task: string, name?: string): StreamCaller {
  const account = context.get('account');
  return {
    accountId: account.id,
    isPro: account.pro,
    name,
    network: context.get('network'),
    signal: context.req.raw.signal,
    disconnect: () => context.env?.outgoing?.destroy() !== undefined,
    brokeOff: (failure) => context.get('logger').warn({ action: task, failure }, 'answer broke off'),
  };
}
