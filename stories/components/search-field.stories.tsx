import { SearchField, type SearchFieldProps } from '@octavo/ui/components/search-field';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const meta = preview.meta({ title: 'Components/Inputs/Search field', component: SearchField });

function Search(props: Partial<SearchFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <SearchField
      label="Search titles and tags"
      clearLabel="Clear the search"
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        pieces={{
          Empty: <Search />,
          'With its keys': <Search shortcut="Ctrl K" />,
          Filled: <Search value="HIST 204" />,
          Focus: <Search value="HIST 204" {...frozen.Focus} />,
          Busy: <Search value="HIST 204" busy />,
          Disabled: <Search value="HIST 204" disabled />,
          'Long text': <Search value="Why we still write in the margins of books that are not ours" />,
          'Right to left': (
            <RightToLeft>
              <Search label="ابحث في العناوين" value="هوامش" clearLabel="امسح" />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

const root = witness<HTMLInputElement>('input');

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <Search {...root.props} shortcut="Ctrl K" />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const field = canvas.getByRole('searchbox', { name: 'Search titles and tags' });
    await expect(canvas.getByText('Ctrl K')).toBeVisible();

    await step('keys give way to a clear button', async () => {
      await userEvent.tab();
      await userEvent.keyboard('HIST 204');
      await expect(field).toHaveValue('HIST 204');
      await expect(canvas.queryByText('Ctrl K')).toBeNull();
    });
    await step('clearing keeps the focus in the field', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Clear the search' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    });
  },
});
