import type { Caller } from '../../limits/fair-order.ts';
import type { ConnectedModel, FindModel } from '../connected-model.ts';
import { engineCannot } from '../built-in/engine-cannot.ts';
import type { Answer, LanguageModel } from '../language-model.ts';
import { writeWhole } from '@octavo/language/asking/gate/write-guarded';
import { buildTextPrompt } from '@octavo/language/asking/prompts/build-text-prompt';
import type { StyleSettings } from '@octavo/language/asking/prompts/settings-in-words';
import { modelElseRules } from '../stand-in.ts';
import { registerOf } from './register-of.ts';

export type Rewriting = {
  /** The caller whose turn it is when many wait for the built-in engine. */
  readonly caller?: Caller;
  readonly text: string;
  readonly settings: StyleSettings;
  readonly countryCode: string;
  /** Tag of the page's language. */
  readonly language?: string;
  readonly signal: AbortSignal;
};

/** Rewrites a run of text by the author's settings (SPEC §4). */
export type Rewriter = (rewriting: Rewriting) => Promise<Answer>;

/** Rewrites with the model; without one, the built-in engine changes only the register. */
export function rewriter(find: FindModel, builtIn: LanguageModel): Rewriter {
  return (rewriting) => {
    const { text, settings, countryCode, language, signal, caller } = rewriting;
    return modelElseRules(
      find,
      async (model) => ({ engine: 'model', chunks: inOnePiece(await rewriteByModel(model, rewriting)) }),
      async () => {
        const tone = registerOf(settings);
        if (tone === undefined) {
          throw engineCannot(
            'The built-in engine can make a text formal or casual; other settings need a model.',
          );
        }
        const request = { title: '', text: '', selection: text, tone };
        return builtIn.stream({
          action: 'changeTone',
          request,
          countryCode,
          signal,
          ...(language === undefined ? {} : { language }),
          ...(caller && { caller }),
        });
      },
    );
  };
}

/** @throws ModelError, or the signal's reason */
export function rewriteByModel(
  model: ConnectedModel,
  { text, settings, countryCode, language, signal }: Rewriting,
): Promise<string> {
  const prompt = buildTextPrompt({ task: 'rewrite', text, settings, countryCode, language });
  return writeWhole(model, prompt, { name: 'rewrite', signal });
}

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield text;
}
