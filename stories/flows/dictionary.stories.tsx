import { DictionarySection } from '@octavo/ui/flows/dictionary';
import { t } from 'i18next';
import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function DictionaryAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ dictionary: state, navigation: 'account' }}>
      <main style={{ maxWidth: 860, padding: 24, background: 'var(--octavo-surface-page)' }}>
        <DictionarySection />
      </main>
    </Staged>
  );
}

const states: ToldStates = {
  idle: { focus: 'unchanged', announced: null },
  loading: { focus: 'unchanged', announced: 'Loading your words and rules' },
  failed: { focus: 'unchanged', announced: 'Your words and rules could not be loaded Try again' },
  ready: { focus: 'unchanged', announced: null },
  saving: { focus: 'unchanged', announced: null },
};

const meta = preview.meta({ title: 'Flows/Dictionary', component: DictionaryAt, parameters: { states } });

const button = (name: string) => screen.findByRole('button', { name });

export const Idle = meta.story({ args: { state: 'idle' } });
export const Loading = meta.story({ args: { state: 'loading' } });
export const Failed = meta.story({
  args: { state: 'failed' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('common:tryAgain')));
    await expect(await screen.findByText(t('dictionary:loading'))).toBeInTheDocument();
  },
});
export const Ready = meta.story({ args: { state: 'ready' } });
export const Saving = meta.story({ args: { state: 'saving' } });

export const WordAdded = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: t('dictionary:words.field') });
    await userEvent.type(field, 'two words{Enter}');
    await expect(field).toHaveAccessibleDescription(t('dictionary:words.notAWord'));
    await userEvent.clear(field);
    await userEvent.type(field, 'quarto{Enter}');
    await expect(field).toHaveValue('');
  },
});

export const WordRemoved = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(t('dictionary:words.remove', { word: 'Moreira' })));
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
});

export const RuleRestored = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, userEvent }) => {
    const [restore] = await canvas.findAllByText(t('dictionary:rules.restore'));
    if (restore) await userEvent.click(restore);
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
});
