import { sessionFlow } from '@octavo/machines/fixtures';
import { SessionGate } from '@octavo/ui/flows/session';
import { useActorRef } from '@xstate/react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

function SessionAt({ state }: { readonly state: string }) {
  const actor = useActorRef(sessionFlow.stage, sessionFlow.at(state));
  return (
    <SessionGate actor={actor}>
      <main>
        <h1>Pages</h1>
      </main>
    </SessionGate>
  );
}

const meta = preview.meta({
  title: 'Flows/Session',
  component: SessionAt,
  parameters: { layout: 'fullscreen' },
});

export const Checking = meta.story({ args: { state: 'checking' } });
export const Creating = meta.story({ args: { state: 'creating' } });
export const Reloading = meta.story({ args: { state: 'reloading' } });
export const Ready = meta.story({ args: { state: 'ready' } });
export const Failed = meta.story({
  args: { state: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Octavo cannot be reached');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening Octavo');
  },
});
