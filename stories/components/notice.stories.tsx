import { Button } from '@octavo/ui/components/button';
import { Notice } from '@octavo/ui/components/notice';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDivElement>('div');

const meta = preview.meta({ title: 'Components/Feedback/Notice', component: Notice });

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={340}
        pieces={{
          Neutral: (
            <Notice title="Working offline" {...root.props}>
              Your text is kept here and saved when the connection is back.
            </Notice>
          ),
          Success: <Notice tone="success">Everything is saved.</Notice>,
          Warning: (
            <Notice
              tone="warning"
              title="The text could not be checked"
              action={<Button size="sm">Check again</Button>}
            >
              Your text is safe. What was already checked stays.
            </Notice>
          ),
          Danger: (
            <Notice tone="danger" title="Not saved" role="alert">
              The server refused the document.
            </Notice>
          ),
          'Long text': (
            <Notice
              tone="danger"
              title="Somebody else has changed this document in the meantime, and both versions are kept"
              action={
                <>
                  <Button size="sm">Keep both of the versions</Button>
                  <Button size="sm" tone="quiet">
                    Show me what is different first
                  </Button>
                </>
              }
            >
              Yours is here; theirs has a page of its own, with the same title and the hour at which it was
              saved.
            </Notice>
          ),
          'Right to left': (
            <RightToLeft>
              <Notice tone="warning" title="تعذر فحص النص" action={<Button size="sm">افحص ثانية</Button>}>
                نصك محفوظ.
              </Notice>
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async ({ canvas }) => {
    await root.reachesRoot();
    // Not a live region by default: only the one with `role="alert"` interrupts.
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
});
