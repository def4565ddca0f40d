import { List, ListItem } from '@octavo/ui/components/list';
import { SplitLayout } from '@octavo/ui/components/split-layout';
import { type CSSProperties, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDivElement>('div');

const meta = preview.meta({ title: 'Components/Layout/Split layout', component: SplitLayout });

const frame: CSSProperties = { minHeight: 260, border: '1px solid var(--octavo-border-hairline)' };

const english = {
  outline: { label: 'Outline', openLabel: 'Open the outline', closeLabel: 'Close the outline' },
  sections: { label: 'Sections', names: ['Introduction', 'The slower hand'] },
  notes: { label: 'Notes', openLabel: 'Open the notes', closeLabel: 'Close the notes' },
  note: 'Check the year of the second source.',
  text: 'A reader with a pencil is never quite alone. Long before the comment box, people answered books.',
};

const arabic: typeof english = {
  outline: { label: 'المخطط', openLabel: 'افتح المخطط', closeLabel: 'أغلق المخطط' },
  sections: { label: 'الأقسام', names: ['مقدمة', 'اليد المتأنية'] },
  notes: { label: 'ملاحظات', openLabel: 'افتح الملاحظات', closeLabel: 'أغلق الملاحظات' },
  note: 'تحقق من سنة المصدر الثاني.',
  text: 'القارئ الذي يحمل قلمًا لا يكون وحيدًا أبدًا. قبل صندوق التعليقات بزمن طويل كان الناس يجيبون الكتب.',
};

interface ExampleProps {
  readonly texts?: typeof english;
  /** Distinguishes the landmarks of one example from those of the next. */
  readonly of?: string;
  readonly isOpen?: boolean;
  readonly isMarked?: boolean;
}

function Example({ texts = english, of = '', isOpen = true, isMarked = false }: ExampleProps) {
  const [outline, setOutline] = useState(isOpen);
  const [notes, setNotes] = useState(isOpen);
  return (
    <div style={frame}>
      <SplitLayout
        {...(isMarked ? root.props : {})}
        start={{
          ...texts.outline,
          label: `${texts.outline.label}${of}`,
          open: outline,
          onOpenChange: setOutline,
          content: (
            <List label={texts.sections.label}>
              {texts.sections.names.map((name, index) => (
                <ListItem key={name} title={name} current={index === 0} />
              ))}
            </List>
          ),
        }}
        end={{
          ...texts.notes,
          label: `${texts.notes.label}${of}`,
          open: notes,
          onOpenChange: setNotes,
          content: <p>{texts.note}</p>,
        }}
      >
        <p>{texts.text}</p>
      </SplitLayout>
    </div>
  );
}

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={900}
        pieces={{
          Open: <Example />,
          Closed: <Example of=" 2" isOpen={false} />,
          'Right to left': (
            <RightToLeft>
              <Example texts={arabic} />
            </RightToLeft>
          ),
        }}
      />
      <StateGrid
        width={340}
        pieces={{
          'No room beside': <Example of=" 4" />,
          'No room beside, closed': <Example of=" 5" isOpen={false} />,
        }}
      />
    </Ground>
  ),
});

export const Collapses = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <div style={{ maxWidth: 1000 }}>
        <Example isMarked />
      </div>
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const panel = canvas.getByRole('region', { name: 'Outline' });
    // Next to the main part a closed panel is narrow; above it, low.
    const isBeside = (root.element()?.clientWidth ?? 0) >= 720;
    const list = canvas.getByRole('list', { name: 'Sections' });

    await step('Enter closes the panel to its button, which keeps the focus', async () => {
      const button = canvas.getByRole('button', { name: 'Close the outline' });
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(list).not.toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Open the outline' })).toHaveFocus();
      const { width, height } = panel.getBoundingClientRect();
      await expect(isBeside ? width : height).toBeLessThan(60);
    });
    await step('Space opens it again, as it was', async () => {
      await userEvent.keyboard(' ');
      await expect(list).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Close the outline' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    });
  },
});
