import { aiCardFlow } from '@octavo/machines/ai-card/fixtures';
import { paraphrase, secondParaphrase, summary } from '@octavo/machines/fixtures';
import { Button } from '@octavo/ui/components/button';
import { AiCard } from '@octavo/ui/flows/ai-card';
import { useActorRef, useSelector } from '@xstate/react';
import { themeNames } from '@octavo/ui/theme/entries';
import i18next, { t } from 'i18next';
import type { ReactNode } from 'react';
import type { Writer } from '@octavo/machines/ai-card';
import { expect, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { clippedTexts } from '../../.storybook/clipped-text.ts';
import { isOurText, showLanguage, shownLanguages } from '../../.storybook/languages.ts';
import preview from '../../.storybook/preview.tsx';
import { showTheme, shownTheme } from '../../.storybook/shown-theme.ts';
import { CardStage, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function AiCardAt({ state }: { readonly state: string }) {
  const actor = useActorRef(aiCardFlow.stage, aiCardFlow.at(state));
  return (
    <CardStage>
      <AiCard actor={actor} wordsLeft={126} />
    </CardStage>
  );
}

const states: ToldStates = {
  initial: { focus: 'textbox Your own instruction', announced: null },
  first: { focus: 'textbox Your own instruction', announced: 'Writing' },
  second: { focus: 'textbox Your own instruction', announced: 'Version 1 is ready' },
  third: { focus: 'textbox Your own instruction', announced: 'Version 2 is ready' },
  settling: { focus: 'textbox Your own instruction', announced: '1 version is ready' },
  results: { focus: 'textbox Your own instruction', announced: 'All three versions are ready' },
};

const meta = preview.meta({ title: 'Flows/AI card', component: AiCardAt, parameters: { states } });

export const Initial = meta.story({ args: { state: 'initial' } });
export const First = meta.story({ args: { state: 'first' } });
export const Second = meta.story({ args: { state: 'second' } });
export const Third = meta.story({ args: { state: 'third' } });
export const Settling = meta.story({ args: { state: 'settling' } });
export const Results = meta.story({ args: { state: 'results' } });

export const Prompting = meta.story({
  args: { state: 'initial' },
  play: async ({ canvas, userEvent, step }) => {
    const prompt = canvas.getByRole('textbox', { name: t('ai-card:prompt.label') });
    await step('the prompt has the focus', () => expect(prompt).toHaveFocus());
    await step('Enter does nothing while it is blank', async () => {
      await userEvent.keyboard('   {Enter}');
      await expect(canvas.queryByRole('radiogroup', { name: t('ai-card:versions') })).not.toBeInTheDocument();
    });
    await step('Enter sends it', async () => {
      await userEvent.keyboard('Say it plainly{Enter}');
      await expect(canvas.getByRole('radiogroup', { name: t('ai-card:versions') })).toBeVisible();
    });
  },
});

export const Tones = meta.story({
  args: { state: 'initial' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('ai-card:actions.changeTone') }));
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(27);
    await userEvent.click(screen.getByRole('menuitemradio', { name: t('ai-card:tones.Diplomatic') }));
    const chosen = { name: t('ai-card:toneChosen', { tone: t('ai-card:tones.Diplomatic') }) };
    await expect(canvas.getByRole('button', chosen)).toHaveAttribute('aria-pressed', 'true');
    // Also while the versions are being written.
    await waitFor(() => expect(canvas.getByRole('button', chosen)).toHaveFocus());
  },
});

function WithoutModel() {
  const actor = useActorRef(
    aiCardFlow.stage.provide({ actors: { writer: fromPromise(async (): Promise<Writer> => 'built-in') } }),
    aiCardFlow.from(aiCardFlow.input),
  );
  return (
    <CardStage>
      <AiCard actor={actor} wordsLeft={60} />
    </CardStage>
  );
}

export const WithoutALanguageModel = meta.story({
  args: { state: 'initial' },
  render: () => <WithoutModel />,
  play: async ({ canvas, userEvent, step }) => {
    await step('what it cannot do says so, and does nothing', async () => {
      await canvas.findByText(t('ai-card:builtIn.text'));
      const longer = canvas.getByRole('button', { name: t('ai-card:actions.makeLonger') });
      await expect(longer).toHaveAttribute('aria-disabled', 'true');
      await expect(longer).toHaveAccessibleDescription(t('ai-card:builtIn.text'));
      await userEvent.click(longer);
      await expect(canvas.queryByRole('radiogroup', { name: t('ai-card:versions') })).not.toBeInTheDocument();
    });
    await step('so do the tones', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('ai-card:actions.changeTone') }));
      const tones = await screen.findAllByRole('menuitemradio');
      await expect(tones.filter((tone) => tone.ariaDisabled !== 'true')).toHaveLength(4);
      await userEvent.keyboard('{Escape}');
    });
    await step('what it costs is said before', () =>
      expect(canvas.getByText(new RegExp(t('ai-card:cost.added'), 'u'))).toBeVisible(),
    );
  },
});

function StandingIn() {
  const actor = useActorRef(aiCardFlow.stage, aiCardFlow.at('third'));
  return (
    <CardStage>
      <AiCard actor={actor} wordsLeft={126} />
      <Aside>
        <Button
          onClick={() => {
            actor.send({ type: 'version.chunk', text: secondParaphrase });
            actor.send({ type: 'version.done', engine: 'stand-in', call: 'call-1' });
          }}
        >
          Write by rules
        </Button>
      </Aside>
    </CardStage>
  );
}

export const ByRulesInPlaceOfAModel = meta.story({
  args: { state: 'third' },
  render: () => <StandingIn />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write by rules' }));
    await step('the card says who wrote, and so does what is announced', async () => {
      const told = await canvas.findAllByText(new RegExp(t('common:standIn'), 'u'));
      await expect(told).toHaveLength(2);
      await expect(canvas.getByText(t('common:standIn'))).toBeVisible();
    });
    await step('another try may be written by AI, and says what that costs', () =>
      expect(canvas.queryByText(t('ai-card:cost.added'))).toBeNull(),
    );
  },
});

interface BesideProps {
  /** The state of the browser's own model. */
  readonly model: string;
}

function BesideBrowserModel({ model }: BesideProps) {
  const actor = useActorRef(aiCardFlow.stage, aiCardFlow.at('results'));
  return (
    <Staged states={{ 'browser-model': model }}>
      <CardStage>
        <AiCard actor={actor} wordsLeft={126} />
        <Aside>
          <Button
            onClick={() => {
              for (const text of [summary, paraphrase, secondParaphrase]) {
                actor.send({ type: 'version.chunk', text: `${text} ` });
                actor.send({ type: 'version.chunk', text: 'So it was told.' });
                actor.send({ type: 'version.done', engine: 'browser', call: null });
              }
            }}
          >
            Write on this device
          </Button>
        </Aside>
      </CardStage>
    </Staged>
  );
}

export const OfferedTheBrowsersModel = meta.story({
  args: { state: 'results' },
  render: () => <BesideBrowserModel model="offered" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('browser-model:offer.use') }));
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await expect(canvas.getByText(t('ai-card:engine.built-in'))).toBeVisible();
  },
});

export const PuttingOffTheBrowsersModel = meta.story({
  args: { state: 'results' },
  render: () => <BesideBrowserModel model="offered" />,
  play: async ({ canvas, userEvent, step }) => {
    await step('regression 470: the offer goes, and the card keeps the keyboard', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('browser-model:offer.later') }));
      await expect(canvas.queryByText(t('browser-model:offer.download'))).not.toBeInTheDocument();
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    });
  },
});

export const ByTheBrowsersModel = meta.story({
  args: { state: 'results' },
  render: () => <BesideBrowserModel model="ready" />,
  play: async ({ canvas, userEvent, step }) => {
    await step('the reader lets it write', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('browser-model:offer.write') }));
      await userEvent.click(canvas.getByRole('button', { name: 'Write on this device' }));
    });
    await step('the card says who wrote, and that it is free', async () => {
      await expect(await canvas.findByText(t('ai-card:engine.browser'))).toBeVisible();
      await expect(canvas.getByText(t('ai-card:browserWrites'))).toBeVisible();
      await expect(canvas.getByText(t('ai-card:cost.free'))).toBeVisible();
      await expect(canvas.queryByText(t('browser-model:offer.ready'))).not.toBeInTheDocument();
    });
  },
});

export const WithoutAWordLeftOnThisDevice = meta.story({
  args: { state: 'initial' },
  render: () => <OnThisDevice />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('ai-card:browserWrites'))).toBeVisible();
    await expect(canvas.queryByText(t('ai-card:cost.none'))).not.toBeInTheDocument();
  },
});

function OnThisDevice() {
  const actor = useActorRef(
    aiCardFlow.stage.provide({ actors: { writer: fromPromise(async (): Promise<Writer> => 'browser') } }),
    aiCardFlow.from(aiCardFlow.input),
  );
  return (
    <CardStage>
      <AiCard actor={actor} wordsLeft={0} />
    </CardStage>
  );
}

export const OnAPhone = meta.story({
  tags: ['behaviour'],
  args: { state: 'initial' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: ({ state }) => (
    <div style={{ paddingBlock: '100vh' }}>
      <AiCardAt state={state} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('ai-card:actions.summarize') }));
    const versions = await canvas.findByRole('radiogroup', { name: t('ai-card:versions') });
    await waitFor(() => expect(versions.getBoundingClientRect().top).toBeLessThan(innerHeight / 3));
  },
});

/** Nothing in its header or footer is cut off or overlaps something else, however long its words are. */
export const OnASmallPhone = meta.story({
  tags: ['behaviour'],
  args: { state: 'third' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    const before = { language: i18next.language, theme: shownTheme() };
    const looks = shownLanguages.flatMap(({ value }) => themeNames.map((theme) => [value, theme] as const));
    const faults: string[] = [];
    for (const [language, theme] of looks) {
      await showLanguage(language);
      showTheme(theme);
      await document.fonts.ready;
      const counts = canvas.getByText(/126/u, { selector: 'header p > *' }).parentElement;
      const views = canvas.getByRole('radiogroup', { name: t('ai-card:view.label') });
      const isApart = (counts?.getBoundingClientRect().bottom ?? 0) <= views.getBoundingClientRect().top;
      if (!isApart) faults.push(`${language}, ${theme}: the views lie over the counts`);
      // A placeholder longer than its field ends in an ellipsis.
      const cut = clippedTexts(isOurText).filter((fault) => !fault.startsWith('the placeholder'));
      faults.push(...cut.map((fault) => `${language}, ${theme}: ${fault}`));
    }
    await showLanguage(before.language);
    showTheme(before.theme);
    await expect(faults).toEqual([]);
  },
});

export const Choosing = meta.story({
  args: { state: 'results' },
  play: async ({ canvas, userEvent, step }) => {
    await step('a digit chooses a version', async () => {
      canvas.getByRole('button', { name: t('ai-card:tryAgain') }).focus();
      await userEvent.keyboard('2');
      await expect(canvas.getByRole('radio', { name: t('ai-card:version', { number: 2 }) })).toBeChecked();
      await expect(canvas.getByRole('button', { name: t('ai-card:accept', { number: 2 }) })).toBeEnabled();
    });
    await step('so do the arrows', async () => {
      canvas.getByRole('radio', { name: t('ai-card:version', { number: 2 }) }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: t('ai-card:version', { number: 3 }) })).toBeChecked();
    });
    await step('clean shows how it would read', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: t('ai-card:view.clean') }));
      await expect(canvas.queryAllByRole('deletion')).toEqual([]);
    });
  },
});

/** Content of the story outside the card. */
function Aside({ children }: { readonly children: ReactNode }) {
  return <div style={{ marginTop: 24 }}>{children}</div>;
}

function Broken() {
  const actor = useActorRef(aiCardFlow.stage, aiCardFlow.at('first'));
  return (
    <CardStage>
      <AiCard actor={actor} wordsLeft={0} />
      <Aside>
        <Button onClick={() => actor.send(failure)}>Break it off</Button>
      </Aside>
    </CardStage>
  );
}

const failure = {
  type: 'version.fail',
  message: 'API request failed with status 502',
  code: 'model_unavailable',
  call: null,
} as const;

export const Failed = meta.story({
  args: { state: 'first' },
  render: () => <Broken />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Break it off' }));
    await expect(canvas.getByText(t('ai-card:error', { message: failure.message }))).toBeVisible();
    await expect(
      canvas.getByText(`${t('ai-card:unchanged')} ${t('ai-card:charged.words', { count: 0 })}`),
    ).toBeVisible();
    await expect(canvas.getAllByText(t('ai-card:prerequisiteFailed'))).toHaveLength(2);
  },
});

function Finding({ code }: { readonly code: 'nothing_to_change' | 'engine_cannot' }) {
  const actor = useActorRef(aiCardFlow.stage, aiCardFlow.at('first'));
  const nothing = {
    type: 'version.fail',
    message:
      code === 'engine_cannot'
        ? 'There is no AI here, only fixed rules, and they cannot do this well with this text.'
        : 'The fixed rules found nothing here that they could safely change.',
    code,
    call: null,
  } as const;
  return (
    <CardStage>
      <AiCard actor={actor} wordsLeft={126} />
      <Aside>
        <Button onClick={() => actor.send(nothing)}>Find nothing</Button>
      </Aside>
    </CardStage>
  );
}

export const NothingToChange = meta.story({
  args: { state: 'first' },
  render: () => <Finding code="nothing_to_change" />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find nothing' }));
    await step('regression 194: it is a calm notice, said once', async () => {
      await expect(canvas.getByText(t('ai-card:nothing'))).toBeVisible();
      await expect(canvas.queryByText(t('ai-card:prerequisiteFailed'))).toBeNull();
      await expect(canvas.queryByRole('radiogroup', { name: t('ai-card:versions') })).toBeNull();
    });
  },
});

export const CannotBeDone = meta.story({
  args: { state: 'first' },
  render: () => <Finding code="engine_cannot" />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find nothing' }));
    await step('regression 395: what fixed rules cannot do is not called "nothing to change"', async () => {
      await expect(canvas.getByText(t('ai-card:cannot'))).toBeVisible();
      await expect(canvas.queryByText(t('ai-card:nothing'))).toBeNull();
    });
  },
});

function BreakingOff({ charge }: { readonly charge: number | null }) {
  const actor = useActorRef(
    aiCardFlow.stage.provide({ actors: { charge: fromPromise(async () => charge) } }),
    aiCardFlow.at('first'),
  );
  return (
    <CardStage>
      <AiCard actor={actor} wordsLeft={126} />
      <Aside>
        <Button onClick={() => actor.send({ ...failure, call: 'call-1' })}>Break it off</Button>
      </Aside>
    </CardStage>
  );
}

export const BrokenOffAndCharged = meta.story({
  args: { state: 'first' },
  render: () => <BreakingOff charge={12} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Break it off' }));
    const charged = `${t('ai-card:unchanged')} ${t('ai-card:charged.words', { count: 12 })}`;
    await expect(await canvas.findByText(charged)).toBeVisible();
  },
});

export const BrokenOffAndNotKnown = meta.story({
  args: { state: 'first' },
  render: () => <BreakingOff charge={null} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Break it off' }));
    const unknown = `${t('ai-card:unchanged')} ${t('ai-card:charged.unknown')}`;
    await expect(await canvas.findByText(unknown)).toBeVisible();
  },
});

function Repeating() {
  const actor = useActorRef(aiCardFlow.stage, aiCardFlow.at('first'));
  return (
    <CardStage>
      <AiCard actor={actor} wordsLeft={126} />
      <Aside>
        <Button
          onClick={() => {
            for (const text of [summary.slice(38), summary]) {
              actor.send({ type: 'version.chunk', text });
              actor.send({ type: 'version.done', engine: 'built-in', call: 'call-1' });
            }
          }}
        >
          Say it twice
        </Button>
      </Aside>
    </CardStage>
  );
}

export const Repeated = meta.story({
  args: { state: 'first' },
  render: () => <Repeating />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it twice' }));
    await expect(canvas.getAllByText(t('ai-card:repeated'))).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: t('ai-card:accept', { number: 1 }) })).toBeEnabled();
  },
});

function Refused() {
  const actor = useActorRef(aiCardFlow.stage, aiCardFlow.at('results'));
  return (
    <CardStage>
      <AiCard actor={actor} wordsLeft={0} />
      <Button onClick={() => actor.send(refusal)}>Refuse it</Button>
    </CardStage>
  );
}

const refusal = {
  type: 'version.fail',
  message: 'The AI words of today are used up.',
  code: 'limit_reached',
  call: null,
} as const;

export const RefusedAndKept = meta.story({
  args: { state: 'results' },
  render: () => <Refused />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('radio', { name: t('ai-card:view.clean') }));
    await step('a new try keeps the versions until it has words', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('ai-card:tryAgain') }));
      await expect(canvas.getByRole('button', { name: t('ai-card:tryAgain') })).toHaveAttribute(
        'aria-busy',
        'true',
      );
      await expect(canvas.getByText(summary)).toBeVisible();
    });
    await step('refused, they are still there, with the reason', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refuse it' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(refusal.message);
      for (const text of [summary, paraphrase, secondParaphrase]) {
        await expect(canvas.getByText(text)).toBeVisible();
      }
      await expect(canvas.getByRole('button', { name: t('ai-card:accept', { number: 1 }) })).toBeEnabled();
    });
  },
});

function SayingTheSame() {
  const actor = useActorRef(aiCardFlow.stage, aiCardFlow.at('results'));
  return (
    <CardStage>
      <AiCard actor={actor} wordsLeft={126} />
      <Aside>
        <Button
          onClick={() => {
            actor.send({ type: 'version.chunk', text: summary });
            actor.send({ type: 'version.done', engine: 'built-in', call: 'call-1' });
          }}
        >
          Say the same
        </Button>
      </Aside>
    </CardStage>
  );
}

export const NothingNew = meta.story({
  args: { state: 'results' },
  render: () => <SayingTheSame />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: t('ai-card:view.clean') }));
    await userEvent.click(canvas.getByRole('radio', { name: t('ai-card:version', { number: 2 }) }));
    await userEvent.click(canvas.getByRole('button', { name: t('ai-card:tryAgain') }));
    await userEvent.click(canvas.getByRole('button', { name: 'Say the same' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('ai-card:repeated'));
    await expect(canvas.getByText(secondParaphrase)).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('ai-card:accept', { number: 2 }) })).toBeEnabled();
  },
});

function Closing() {
  const actor = useActorRef(aiCardFlow.stage, aiCardFlow.at('results'));
  const end = useSelector(actor, ({ output }) => output);
  return (
    <CardStage>
      {end === undefined ? <AiCard actor={actor} wordsLeft={126} /> : null}
      {end === undefined ? null : <p>{end.accepted ? end.text : 'Nothing was taken'}</p>}
    </CardStage>
  );
}

export const Accepted = meta.story({
  args: { state: 'results' },
  render: () => <Closing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: t('ai-card:version', { number: 3 }) }));
    await userEvent.click(canvas.getByRole('button', { name: t('ai-card:accept', { number: 3 }) }));
    await expect(await canvas.findByText(secondParaphrase)).toBeVisible();
  },
});

export const Cancelled = meta.story({
  args: { state: 'results' },
  render: () => <Closing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('ai-card:cancel') }));
    await expect(await canvas.findByText('Nothing was taken')).toBeVisible();
  },
});

function OnAnEmptyLine() {
  const actor = useActorRef(aiCardFlow.stage, {
    input: { kind: 'empty', title: 'How the canals changed Birmingham', text: '', selection: '' },
  });
  return (
    <CardStage>
      <AiCard actor={actor} wordsLeft={null} />
    </CardStage>
  );
}

export const EmptyLine = meta.story({ args: { state: 'initial' }, render: () => <OnAnEmptyLine /> });
