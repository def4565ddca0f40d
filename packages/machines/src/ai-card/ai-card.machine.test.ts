import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { aiCardMachine } from './ai-card.machine.ts';
import type {
  AiCardEmitted,
  AiCardEvent,
  AiCardInput,
  Writer,
  GenerateInput,
  GenerateReport,
} from './ai-card.types.ts';
import { paraphrase, secondParaphrase, selection, summary } from './text.fixtures.ts';

const input: AiCardInput = {
  kind: 'text',
  title: 'The canals',
  text: `Before. ${selection} After.`,
  selection,
};
const around = { title: input.title, text: input.text };
const prerequisite = {
  status: 'errored',
  text: '',
  error: 'Prerequisite action failed',
  code: 'prerequisite_failed',
};

function start(writer: Writer = 'model') {
  const asked: GenerateInput[] = [];
  const running = new Set<number>();
  const charge = callsOf<{ call: string | null }, number | null>();
  const reports: ((event: GenerateReport) => void)[] = [];
  const emitted: AiCardEmitted[] = [];
  const machine = aiCardMachine.provide({
    actors: {
      writer: fromPromise<Writer, void>(async () => writer),
      charge: fromPromise(charge.creator),
      generate: fromCallback<AiCardEvent, GenerateInput, GenerateReport>(({ input: request, sendBack }) => {
        const call = asked.push(request);
        reports.push(sendBack);
        running.add(call);
        return () => void running.delete(call);
      }),
    },
  });
  const actor = createActor(machine, { input });
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const report = (event: GenerateReport) => reports.at(-1)?.(event);
  const write = (text: string) => {
    report({ type: 'version.chunk', text });
    report({ type: 'version.done', engine: 'model', call: `call-${asked.length}` });
  };
  return {
    actor,
    asked,
    charge,
    running,
    reports,
    emitted,
    report,
    write,
    value: () => actor.getSnapshot().value,
    versions: () => actor.getSnapshot().context.versions,
  };
}

it('a version of fixed rules that stand in for a model is marked as such', () => {
  const { actor, report } = started();
  report({ type: 'version.chunk', text: summary });
  report({ type: 'version.done', engine: 'stand-in', call: 'call-1' });
  expect(actor.getSnapshot().context.engine).toBe('stand-in');
});

it('and the card keeps saying so when the model is back for the next version, until a new try', () => {
  const { actor, report } = started();
  report({ type: 'version.chunk', text: summary });
  report({ type: 'version.done', engine: 'stand-in', call: 'call-1' });
  report({ type: 'version.chunk', text: paraphrase });
  report({ type: 'version.done', engine: 'model', call: 'call-2' });
  expect(actor.getSnapshot().context.engine).toBe('stand-in');
  report({ type: 'version.chunk', text: secondParaphrase });
  report({ type: 'version.done', engine: 'model', call: 'call-3' });
  actor.send({ type: 'retry' });
  report({ type: 'version.chunk', text: `${summary} Again.` });
  report({ type: 'version.done', engine: 'model', call: 'call-4' });
  expect(actor.getSnapshot().context.engine).toBe('model');
});

function started() {
  const card = start();
  card.actor.send({ type: 'action.choose', action: 'summarize' });
  return card;
}

function finished() {
  const card = started();
  for (const text of [summary, paraphrase, secondParaphrase]) card.write(text);
  return card;
}

describe('three versions (SPEC §7)', () => {
  it('are the action, then paraphrases of the one before, one at a time', () => {
    const { asked, running, write, value, versions } = started();
    write(summary);
    expect([value(), [...running]]).toEqual(['second', [2]]);
    write(paraphrase);
    write(secondParaphrase);
    expect(asked).toEqual([
      { action: 'summarize', ...around, selection },
      { action: 'paraphrase', ...around, selection: summary },
      { action: 'paraphrase', ...around, selection: paraphrase },
    ]);
    expect([value(), [...running]]).toEqual(['results', []]);
    expect(versions().map(({ status, text }) => [status, text])).toEqual([
      ['done', summary],
      ['done', paraphrase],
      ['done', secondParaphrase],
    ]);
  });

  it('show their text while it streams', () => {
    const { report, versions } = started();
    report({ type: 'version.chunk', text: 'The canals ' });
    report({ type: 'version.chunk', text: 'made coal cheaper' });
    expect(versions().map(({ status, text }) => [status, text])).toEqual([
      ['loading', 'The canals made coal cheaper'],
      ['waiting', ''],
      ['waiting', ''],
    ]);
  });

  it('send a prompt with a custom prompt only, and never a blank one', () => {
    const { actor, asked, write, value } = start();
    actor.send({ type: 'prompt.change', prompt: '  ' });
    actor.send({ type: 'prompt.submit' });
    expect(value()).toBe('initial');
    actor.send({ type: 'prompt.change', prompt: 'Say it for readers of twelve' });
    actor.send({ type: 'prompt.submit' });
    actor.send({ type: 'prompt.submit' });
    write(summary);
    expect(asked).toEqual([
      { action: 'modify_text', prompt: 'Say it for readers of twelve', ...around, selection },
      { action: 'paraphrase', ...around, selection: summary },
    ]);
  });

  it('send a tone only with the tone action', () => {
    const { actor, asked, value } = start();
    actor.send({ type: 'action.choose', action: 'changeTone' });
    expect(value()).toBe('initial');
    actor.send({ type: 'action.choose', action: 'changeTone', tone: 'Friendly' });
    expect(asked).toEqual([{ action: 'changeTone', tone: 'Friendly', ...around, selection }]);
  });
});

describe('a version that repeats another text (PRODUCT, three versions)', () => {
  const repeated = { status: 'errored', text: '', error: null, code: 'repeated' };

  it('cannot be accepted if it repeats the selection, and no further version is requested', () => {
    const { actor, asked, write, value, versions } = started();
    write(` ${selection} `);
    actor.send({ type: 'accept' });
    expect([value(), asked.length, versions()]).toEqual(['settling', 1, [repeated, repeated, repeated]]);
  });

  it('is not shown if it repeats an earlier version', () => {
    const { asked, write, value, versions } = started();
    write(summary);
    write(paraphrase);
    write(summary);
    expect([value(), asked.length]).toEqual(['settling', 3]);
    expect(versions().map(({ text, code }) => [text, code])).toEqual([
      [summary, null],
      [paraphrase, null],
      ['', 'repeated'],
    ]);
  });
});

describe('trying again', () => {
  const repeated = { status: 'errored', text: '', error: null, code: 'repeated' };

  it('with nothing new restores the previous versions, and says so', () => {
    const { actor, asked, write, value, versions } = finished();
    const before = versions();
    actor.send({ type: 'version.choose', index: 2 });
    actor.send({ type: 'retry' });
    write(summary);
    expect([value(), asked.length, versions()]).toEqual(['settling', 4, before]);
    expect(actor.getSnapshot().context).toMatchObject({ failure: { code: 'repeated' }, chosen: 2 });
    actor.send({ type: 'accept' });
    expect(actor.getSnapshot().output).toEqual({ accepted: true, text: secondParaphrase });
  });

  it('does not offer a version of an earlier try again', () => {
    const { actor, write, value, versions } = finished();
    actor.send({ type: 'retry' });
    write('The canals made coal cheap.');
    write(`${paraphrase} `);
    expect([value(), versions().slice(1)]).toEqual(['settling', [repeated, repeated]]);
    actor.send({ type: 'retry' });
    write('The canals made coal cheap.');
    expect(versions()[0].text).toBe('The canals made coal cheap.');
    expect(actor.getSnapshot().context.failure).toEqual({ code: 'repeated' });
  });
});

describe('failures (SPEC §8)', () => {
  const failure = {
    message: 'API request failed with status 502',
    code: 'model_unavailable',
    call: null,
  } as const;
  const failed = { status: 'errored', text: '', error: failure.message, code: failure.code };

  it('of the first version fail the second and third too', () => {
    const { report, asked, value, versions } = started();
    report({ type: 'version.fail', ...failure });
    expect([value(), asked.length]).toEqual(['results', 1]);
    expect(versions()).toEqual([failed, prerequisite, prerequisite]);
  });

  it('regression 194: with nothing to change do not count as a failure of the others', () => {
    const { report, versions } = started();
    const calm = { message: 'Nothing found.', code: 'nothing_to_change', call: null } as const;
    const nothing = { status: 'errored', text: '', error: calm.message, code: calm.code };
    report({ type: 'version.fail', ...calm });
    expect(versions()).toEqual([nothing, nothing, nothing]);
    const second = started();
    second.write(summary);
    second.report({ type: 'version.fail', ...calm });
    expect(second.versions().slice(1)).toEqual([nothing, nothing]);
  });

  it('of the second version fail the third too', () => {
    const { report, write, versions } = started();
    write(summary);
    report({ type: 'version.fail', ...failure });
    expect(versions().slice(1)).toEqual([failed, prerequisite]);
    expect(versions()[0].status).toBe('done');
  });

  it('of the third version leave the others, and its partial text stays visible', () => {
    const { report, write, versions } = started();
    write(summary);
    write(paraphrase);
    report({ type: 'version.chunk', text: 'Once boats' });
    report({ type: 'version.fail', ...failure });
    expect(versions().map(({ status }) => status)).toEqual(['done', 'done', 'errored']);
    expect(versions()[2].text).toBe('Once boats');
  });

  it('for lack of allowance say that the limit is reached', () => {
    const { report, emitted, value } = started();
    report({
      type: 'version.fail',
      message: 'The AI words of today are used up.',
      code: 'limit_reached',
      call: null,
    });
    expect([value(), emitted]).toEqual(['results', [{ type: 'limit.reached' }]]);
  });
});

describe('the charge for a call that brought nothing new', () => {
  const broken = { message: 'The answer broke off.', code: 'broken', call: 'call-1' } as const;

  it('is nothing if the server refused the call, and is not requested', () => {
    const { actor, report, charge, value } = started();
    report({ type: 'version.fail', ...broken, code: 'model_unavailable', call: null });
    expect([value(), charge.calls, actor.getSnapshot().context.charge]).toEqual([
      'results',
      [],
      { words: 0 },
    ]);
  });

  it.each([0, 12])('is what the server says if the call broke off: %i', async (words) => {
    const { actor, report, charge, value } = started();
    report({ type: 'version.chunk', text: 'The canals' });
    report({ type: 'version.fail', ...broken });
    expect([value(), charge.last().input, actor.getSnapshot().context.charge]).toEqual([
      'settling',
      { call: 'call-1' },
      null,
    ]);
    await charge.last().resolve(words);
    expect([value(), actor.getSnapshot().context.charge]).toEqual(['results', { words }]);
  });

  it('is unknown if the server does not know it', async () => {
    const { actor, report, charge, value } = started();
    report({ type: 'version.fail', ...broken });
    await charge.last().resolve(null);
    expect([value(), actor.getSnapshot().context.charge]).toEqual(['results', 'unknown']);
  });

  it('is unknown if the server cannot be reached', async () => {
    const { actor, report, charge, value } = started();
    report({ type: 'version.fail', ...broken });
    await charge.last().reject(new Error('unreachable'));
    expect([value(), actor.getSnapshot().context.charge]).toEqual(['results', 'unknown']);
  });

  it('is requested for a version that repeats another text', async () => {
    const { actor, write, charge, value } = started();
    write(summary);
    write(summary);
    expect(charge.last().input).toEqual({ call: 'call-2' });
    await charge.last().resolve(0);
    expect([value(), actor.getSnapshot().context.charge]).toEqual(['results', { words: 0 }]);
  });

  it('blocks no other action, and is reset by a new try', async () => {
    const { actor, report, write, charge, value } = started();
    write(summary);
    report({ type: 'version.fail', ...broken, call: 'call-2' });
    actor.send({ type: 'retry' });
    expect([value(), charge.last().signal.aborted]).toEqual(['first', true]);
    report({ type: 'version.fail', ...broken, call: 'call-3' });
    await charge.last().resolve(5);
    actor.send({ type: 'retry' });
    expect(actor.getSnapshot().context.charge).toBeNull();
    report({ type: 'version.fail', ...broken, call: 'call-4' });
    actor.send({ type: 'accept' });
    expect(actor.getSnapshot().output).toEqual({ accepted: true, text: summary });
  });
});

describe('ways out', () => {
  it('cancel aborts the running call and ignores its late answer', () => {
    const { actor, running, reports, versions } = started();
    actor.send({ type: 'cancel' });
    reports[0]?.({ type: 'version.fail', message: 'aborted', code: 'given_up', call: 'call-1' });
    expect([...running]).toEqual([]);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { accepted: false } });
    expect(versions()[0].error).toBeNull();
  });

  it('accept ends with the text of the chosen version', () => {
    const { actor } = finished();
    actor.send({ type: 'version.choose', index: 2 });
    actor.send({ type: 'accept' });
    expect(actor.getSnapshot().output).toEqual({ accepted: true, text: secondParaphrase });
  });

  it('accepts a finished version while the next is written, and aborts that one', () => {
    const { actor, write, running } = started();
    write(summary);
    actor.send({ type: 'accept' });
    expect(actor.getSnapshot().output).toEqual({ accepted: true, text: summary });
    expect([...running]).toEqual([]);
  });

  it('does not accept an unfinished version', () => {
    const { actor, report, value } = started();
    report({ type: 'version.chunk', text: 'The canals' });
    actor.send({ type: 'accept' });
    expect(value()).toBe('first');
  });

  it('try again sends a new request and aborts the running one', () => {
    const { actor, asked, running, report, write, versions, value } = started();
    write(summary);
    report({ type: 'version.chunk', text: 'Cheaper coal' });
    actor.send({ type: 'version.choose', index: 1 });
    actor.send({ type: 'retry' });
    expect([value(), [...running], asked.at(-1)]).toEqual([
      'first',
      [3],
      { action: 'summarize', ...around, selection },
    ]);
    report({ type: 'version.chunk', text: 'The town' });
    expect(versions().map(({ status, text }) => [status, text])).toEqual([
      ['loading', 'The town'],
      ['waiting', ''],
      ['waiting', ''],
    ]);
    expect(actor.getSnapshot().context).toMatchObject({ chosen: 0, isKept: false });
  });
});

describe('a new try', () => {
  const limit = { message: 'The AI words of today are used up.', code: 'limit_reached', call: null } as const;

  it('keeps the previous versions until its first words arrive', () => {
    const { actor, report, versions } = finished();
    const before = versions();
    actor.send({ type: 'version.choose', index: 2 });
    actor.send({ type: 'retry' });
    expect([versions(), actor.getSnapshot().context.chosen]).toEqual([before, 2]);
    report({ type: 'version.chunk', text: 'The town' });
    expect(versions().map(({ status, text }) => [status, text])).toEqual([
      ['loading', 'The town'],
      ['waiting', ''],
      ['waiting', ''],
    ]);
  });

  it.each([
    limit,
    { message: 'The server cannot be reached.', code: 'unreachable', call: null },
    { message: 'API request failed with status 502', code: 'model_unavailable', call: null },
  ] as const)('regression 13: refused with $code, keeps the previous versions and says why', (refusal) => {
    const { actor, report, versions, value } = finished();
    const before = versions();
    actor.send({ type: 'retry' });
    report({ type: 'version.fail', ...refusal });
    const { code, message } = refusal;
    expect([value(), versions(), actor.getSnapshot().context.failure]).toEqual([
      'results',
      before,
      { code, message },
    ]);
    actor.send({ type: 'accept' });
    expect(actor.getSnapshot().output).toEqual({ accepted: true, text: summary });
  });

  it('reports that the limit is reached, even if the versions are kept', () => {
    const { actor, report, emitted } = finished();
    actor.send({ type: 'retry' });
    report({ type: 'version.fail', ...limit });
    expect(emitted).toEqual([{ type: 'limit.reached' }]);
  });

  it('of another action keeps the previous versions as well', () => {
    const { actor, report, asked, versions } = finished();
    const before = versions();
    actor.send({ type: 'action.choose', action: 'makeLonger' });
    expect(asked.at(-1)).toEqual({ action: 'makeLonger', ...around, selection });
    report({ type: 'version.fail', ...limit });
    expect(versions()).toEqual(before);
  });

  it('keeps the finished versions of an unfinished try', () => {
    const { actor, report, write, versions } = started();
    write(summary);
    actor.send({ type: 'retry' });
    expect(versions().map(({ status }) => status)).toEqual(['done', 'waiting', 'waiting']);
    report({ type: 'version.fail', ...limit });
    expect(versions().slice(1)).toEqual([prerequisite, prerequisite]);
    expect(versions()[0].text).toBe(summary);
  });

  it('clears the failure of the last try', () => {
    const { actor, report } = finished();
    actor.send({ type: 'retry' });
    report({ type: 'version.fail', ...limit });
    actor.send({ type: 'retry' });
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('that breaks off after its first words shows what it wrote', () => {
    const { actor, report, versions } = finished();
    actor.send({ type: 'retry' });
    report({ type: 'version.chunk', text: 'The town' });
    report({ type: 'version.fail', ...limit });
    expect(versions()[0]).toMatchObject({ status: 'errored', text: 'The town', error: limit.message });
    expect(actor.getSnapshot().context.failure).toBeNull();
  });
});

it('requests nothing from the built-in engine that it cannot do', async () => {
  const { actor, asked } = start('built-in');
  await waitFor(actor, ({ context }) => context.writer !== null);
  actor.send({ type: 'action.choose', action: 'makeLonger' });
  actor.send({ type: 'action.choose', action: 'changeTone', tone: 'Joyful' });
  expect(asked).toEqual([]);
  actor.send({ type: 'action.choose', action: 'changeTone', tone: 'Formal' });
  expect(asked).toHaveLength(1);
});

it('requests all versions from the browser’s own model once the reader chooses it', async () => {
  const { actor, asked, reports } = start('built-in');
  await Promise.resolve();
  const report = (event: GenerateReport) => reports.at(-1)?.(event);
  const write = (text: string, engine: 'built-in' | 'browser') => {
    report({ type: 'version.chunk', text });
    report({ type: 'version.done', engine, call: engine === 'browser' ? null : 'call-1' });
  };
  actor.send({ type: 'action.choose', action: 'summarize' });
  for (const text of ['one', 'two', 'three']) write(text, 'built-in');
  actor.send({ type: 'retry', writer: 'browser' });
  for (const text of ['four', 'five', 'six']) write(text, 'browser');
  expect(asked.map(({ action, writer }) => [action, writer])).toEqual([
    ['summarize', undefined],
    ['paraphrase', undefined],
    ['paraphrase', undefined],
    ['summarize', 'browser'],
    ['paraphrase', 'browser'],
    ['paraphrase', 'browser'],
  ]);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.engine]).toEqual(['results', 'browser']);
});

it('offers every action if the browser’s own model writes', async () => {
  const { actor } = start('browser');
  await Promise.resolve();
  await Promise.resolve();
  expect(actor.getSnapshot().can({ type: 'action.choose', action: 'makeLonger' })).toBe(true);
});
