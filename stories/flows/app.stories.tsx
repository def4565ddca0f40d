import { App } from '@octavo/ui/flows/app';
import { DocumentPage } from '@octavo/ui/flows/document';
import { Home } from '@octavo/ui/flows/home';
import { t } from 'i18next';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { now, Staged } from './stage.tsx';

function AppAt({ state }: { readonly state: string }) {
  const isHome = state === 'shown.home';
  const session = state === 'waiting' ? 'checking' : 'ready';
  return (
    <Staged states={{ app: state, session, navigation: isHome ? 'home' : 'document' }}>
      <App home={<Home now={now} />} document={<DocumentPage>{null}</DocumentPage>} />
    </Staged>
  );
}

const meta = preview.meta({
  title: 'Flows/App',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
});

export const Waiting = meta.story({ args: { state: 'waiting' } });
export const ShownHome = meta.story({ args: { state: 'shown.home' } });
export const ShownFetching = meta.story({ args: { state: 'shown.fetching' } });
export const ShownFailed = meta.story({ args: { state: 'shown.failed' } });
export const ShownDocument = meta.story({ args: { state: 'shown.document' } });

export const FetchedAgain = meta.story({
  args: { state: 'shown.failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('editor:failed.action') }));
    await expect(await canvas.findByText(t('editor:loading'))).toBeInTheDocument();
  },
});
