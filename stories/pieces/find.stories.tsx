import { FindBar, type FindBarProps } from '@octavo/ui/flows/find';
import { t } from 'i18next';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Paper } from '../components/layout.tsx';

const args: FindBarProps = {
  term: 'margin',
  count: 12,
  at: 3,
  matchCase: false,
  wholeWords: false,
  isReplacing: false,
  replacement: '',
  onChange: fn(),
  onMove: fn(),
  onReplacing: fn(),
  onReplace: fn(),
  onReplaceAll: fn(),
  onClose: fn(),
};

/** The bar with what is typed kept, as the flow will keep it. */
function Find(props: FindBarProps) {
  const [search, setSearch] = useState({ ...props });
  return (
    <Paper>
      <FindBar
        {...search}
        onChange={(change) => {
          props.onChange(change);
          setSearch({ ...search, ...change });
        }}
        onReplacing={(isReplacing) => setSearch({ ...search, isReplacing })}
      />
    </Paper>
  );
}

const meta = preview.meta({ title: 'Pieces/Find', component: Find, args });

const button = (name: string) => screen.findByRole('button', { name });

export const Empty = meta.story({ args: { term: '', count: 0, at: 0 } });
export const NotFound = meta.story({ args: { term: 'marigold', count: 0, at: 0 } });
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const Replaced = meta.story({
  args: { isReplacing: true, replacement: 'edge', count: 0, at: 0, replaced: 12 },
});

export const Found = meta.story({
  play: async ({ args: { onMove, onChange, onClose }, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await expect(onMove).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(onMove).toHaveBeenLastCalledWith(-1);
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalled();
    await userEvent.click(await button(t('find:wholeWords')));
    await expect(onChange).toHaveBeenLastCalledWith({ wholeWords: true });
  },
});

export const Replacing = meta.story({
  play: async ({ args: { onReplace, onReplaceAll }, canvas, userEvent }) => {
    await userEvent.click(await button(t('find:showReplace')));
    await userEvent.type(canvas.getByRole('textbox'), 'edge{Enter}');
    await expect(onReplace).toHaveBeenCalled();
    await userEvent.click(await button(t('find:replaceAll')));
    await expect(onReplaceAll).toHaveBeenCalled();
  },
});
