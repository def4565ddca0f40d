import { Link } from '@octavo/ui/components/link';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, RightToLeft, StateGrid, StateTable } from './states.tsx';
import { witness } from './witness.ts';

const meta = preview.meta({ title: 'Components/Actions/Link', component: Link });

const away = 'opens in a new tab';

export const States = meta.story({
  render: () => (
    <Ground>
      <StateTable
        states={frozen}
        kinds={{
          'In text': (props) => (
            <Link href="#terms" {...props}>
              terms of use
            </Link>
          ),
          Alone: (props) => (
            <Link href="#change" tone="alone" {...props}>
              Change
            </Link>
          ),
          Quiet: (props) => (
            <Link href="#privacy" tone="quiet" {...props}>
              Privacy
            </Link>
          ),
          Away: (props) => (
            <Link href="#record" awayLabel={away} {...props}>
              Open Library
            </Link>
          ),
        }}
      />
      <StateGrid
        pieces={{
          'In a sentence': (
            <p>
              By going on you accept the <Link href="#terms">terms of use</Link> and the{' '}
              <Link href="#privacy">privacy policy</Link>.
            </p>
          ),
          'Long text': (
            <p>
              Found in{' '}
              <Link href="#record" awayLabel={away}>
                Marginalia: Readers writing in books, Yale University Press, New Haven and London, 2001
              </Link>
              .
            </p>
          ),
          'Right to left': (
            <RightToLeft>
              <p>
                وُجد في{' '}
                <Link href="#record" awayLabel="يفتح في علامة تبويب جديدة">
                  المكتبة المفتوحة
                </Link>
              </p>
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

const root = witness<HTMLAnchorElement>('a');

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <Link {...root.props} href="#conformance" awayLabel={away}>
        Open Library
      </Link>
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    await step('says that it leads elsewhere, and leads there without telling from where', async () => {
      const link = canvas.getByRole('link', { name: `Open Library (${away})` });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noreferrer');
    });
    await step('is a stop of the Tab key', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link')).toHaveFocus();
    });
  },
});
