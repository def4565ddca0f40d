import { setImmediate } from 'node:timers/promises';
import type { AiRequest } from '@octavo/contract';
import type { GenerationCall, LanguageModel } from '../language-model.ts';
import { makeCasual, makeFormal } from './change-register.ts';
import { engineCannot } from './engine-cannot.ts';
import { paraphrase } from './paraphrase.ts';
import { promptIntent } from './prompt-intent.ts';
import {
  conclusion,
  introduction,
  moreDepth,
  opposingArgument,
  outline,
  titleQuestions,
} from './scaffolds.ts';
import { isEnglish } from './sentences.ts';
import { smooth, type Checker } from './smooth.ts';
import { summarize } from './summarize.ts';
import { inWordGroups } from './word-groups.ts';

const nothingFound = 'The built-in engine finds nothing in this text that it can change safely.';

/** Writes with rules and word lists alone: no model, no network. What it cannot do honestly it refuses. */
export function builtInEngine(checker: Checker): LanguageModel {
  return {
    async stream(call) {
      await setImmediate();
      const text = await write(call, checker);
      call.signal.throwIfAborted();
      if (text === undefined || text.trim() === '') throw engineCannot(nothingFound);
      return { engine: 'built-in', chunks: inWordGroups(text) };
    },
  };
}

async function write(call: GenerationCall, checker: Checker): Promise<string | undefined> {
  const { action, request } = call;
  const { selection } = request;
  if (action === 'summarize') return summarize(selection);
  if (!isEnglish(selection || request.text || request.title)) {
    throw engineCannot('Without a language model this works for English texts only.');
  }
  switch (action) {
    case 'paraphrase':
      return paraphrase(selection);
    case 'soundAcademic':
      return makeFormal(selection);
    case 'changeTone':
      return inTone(request);
    case 'improveFluency':
      return smooth(selection, checker, call);
    case 'modify_text':
      return byPrompt(request, checker, call);
    case 'makeLonger':
      throw engineCannot('The built-in engine cannot write longer texts without making things up.');
    case 'writeIntroduction':
      return introduction(request);
    case 'writeConclusion':
      return conclusion(request);
    case 'writeOpposingArgument':
      return opposingArgument(request);
    case 'writeWithMoreDepth':
      return moreDepth(request);
    case 'expandTitle':
      return titleQuestions(request);
    case 'insertTemplate':
      return outline(request);
    default:
      return action satisfies never;
  }
}

function inTone({ selection, tone }: AiRequest): string | undefined {
  switch (tone) {
    case 'Academic':
    case 'Formal':
    case 'Professional':
      return makeFormal(selection);
    case 'Casual':
      return makeCasual(selection);
    default:
      throw engineCannot(
        `The built-in engine knows the tones Academic, Formal, Professional and Casual; it cannot write in the tone ${tone}.`,
      );
  }
}

async function byPrompt(
  { prompt = '', selection, text }: AiRequest,
  checker: Checker,
  call: GenerationCall,
): Promise<string | undefined> {
  const subject = selection.trim() === '' ? text : selection;
  switch (promptIntent(prompt)) {
    case 'summarize':
      return summarize(subject);
    case 'paraphrase':
      return paraphrase(subject);
    case 'soundAcademic':
      return makeFormal(subject);
    case 'casual':
      return makeCasual(subject);
    case 'improveFluency':
      return smooth(subject, checker, call);
    default:
      throw engineCannot(
        'The built-in engine understands requests to summarize, paraphrase, correct, or make a text formal or casual, one at a time.',
      );
  }
}
