import type { Failure } from '../failure.ts';
import type {
  AiCardContext,
  Earlier,
  GenerateInput,
  Version,
  VersionIndex,
  Versions,
} from './ai-card.types.ts';

const waiting: Version = { status: 'waiting', text: '', error: null, code: null };

/** What a version shows if an earlier one failed (SPEC §8). */
export const prerequisiteFailed = {
  status: 'errored',
  text: '',
  error: 'Prerequisite action failed',
  code: 'prerequisite_failed',
} as const satisfies Version;

export const waitingVersions: Versions = [waiting, waiting, waiting];

/** What is shown until a new attempt has its first words: finished versions stay. Null if none is finished. */
export function keptVersions(versions: Versions): Versions | null {
  return versions.some(isDone) ? mapped(versions, (version) => (isDone(version) ? version : waiting)) : null;
}

/** What a new attempt remembers of those before it. */
export function earlierThan(context: AiCardContext, kept: Versions | null): Earlier {
  const { versions, chosen, engine, earlier } = context;
  const texts = versions.filter(isDone).map(({ text }) => text);
  return {
    kept: kept === null ? null : { versions: afterFailedTry(kept), chosen, engine, isKept: false },
    texts: [...new Set([...earlier.texts, ...texts])],
  };
}

/** The versions of an earlier attempt that remain after a new one has failed. */
export function afterFailedTry(versions: Versions): Versions {
  return mapped(versions, (version) => (isDone(version) ? version : prerequisiteFailed));
}

/** The three versions with one of them changed. */
export function withVersion(versions: Versions, index: VersionIndex, change: Partial<Version>): Versions {
  const [first, second, third] = versions;
  switch (index) {
    case 0:
      return [{ ...first, ...change }, second, third];
    case 1:
      return [first, { ...second, ...change }, third];
    case 2:
      return [first, second, { ...third, ...change }];
    default:
      return index satisfies never;
  }
}

/** A failed version fails those after it; if there was nothing to change, they say the same. */
export function withFailure(versions: Versions, index: VersionIndex, failure: Failure): Versions {
  const [first, second, third] = versions;
  const failed = { status: 'errored', error: failure.message, code: failure.code } as const;
  const after: Version = isNoFailure(failure) ? { ...failed, text: '' } : prerequisiteFailed;
  switch (index) {
    case 0:
      return [{ ...first, ...failed }, after, after];
    case 1:
      return [first, { ...second, ...failed }, after];
    case 2:
      return [first, second, { ...third, ...failed }];
    default:
      return index satisfies never;
  }
}

/** Whether a version repeats the selection, an earlier version or an earlier attempt, ignoring spacing. */
export function isRepeated({ selection, versions, earlier }: AiCardContext, index: VersionIndex): boolean {
  const text = spaced(versions[index].text);
  const before = [selection, ...earlier.texts, ...versions.slice(0, index).map((version) => version.text)];
  return before.some((other) => spaced(other) === text);
}

/** Drops a repeated version and those after it, which would only paraphrase it. */
export function withoutRepeated(versions: Versions, index: VersionIndex): Versions {
  const repeated = { status: 'errored', text: '', error: null, code: 'repeated' } as const;
  return mapped(versions, (version, place) => (place < index ? version : repeated));
}

/** Version 1 does the chosen action; 2 and 3 paraphrase the one before (SPEC §7). */
export function generateInput(context: AiCardContext, index: VersionIndex): GenerateInput {
  const { title, text, action, prompt, tone, versions } = context;
  const by = context.writer === 'browser' ? { writer: context.writer } : {};
  if (index > 0) {
    return { action: 'paraphrase', title, text, selection: versions[index - 1]?.text ?? '', ...by };
  }
  return {
    action: action ?? 'modify_text',
    ...(action === 'modify_text' ? { prompt } : {}),
    ...(tone === null ? {} : { tone }),
    title,
    text,
    selection: context.selection,
    ...by,
  };
}

/** Whether this is not a real failure: the built-in engine has nothing to change, or cannot do the action. */
export function isNoFailure({ code }: Pick<Version, 'code'>): boolean {
  return code === 'nothing_to_change' || code === 'engine_cannot';
}

function isDone({ status }: Version): boolean {
  return status === 'done';
}

const spaced = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

function mapped(
  [first, second, third]: Versions,
  change: (version: Version, index: number) => Version,
): Versions {
  return [change(first, 0), change(second, 1), change(third, 2)];
}
