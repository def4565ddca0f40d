import { TagInput, type TagInputProps } from '@octavo/ui/components/tag-input';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const onTagsChange = fn<(tags: readonly string[]) => void>();
const meta = preview.meta({ title: 'Components/Inputs/Tag input', component: TagInput });

const labels = {
  tags: 'Tags',
  remove: (tag: string) => `Remove ${tag}`,
  added: (tags: readonly string[]) => `${tags.join(', ')} added`,
  removed: (tag: string) => `${tag} removed`,
  duplicate: (tag: string) => `${tag} is there already`,
};
const suggestions = ['HIST 204', 'Media history', 'Modernist poetry', 'Renewable energy', 'Draft'];

const arabic = {
  labels: {
    tags: 'الوسوم المختارة',
    remove: (tag: string) => `أزل ${tag}`,
    added: (tags: readonly string[]) => `أُضيف: ${tags.join('، ')}`,
    removed: (tag: string) => `أُزيل: ${tag}`,
    duplicate: (tag: string) => `${tag} موجود من قبل`,
  },
  suggestions: ['تاريخ الإعلام', 'شعر حديث', 'طاقة متجددة'],
};

function Tags({ tags: first = [], ...props }: Partial<TagInputProps>) {
  const [tags, setTags] = useState(first);
  return (
    <TagInput
      label="Filed under"
      suggestions={suggestions}
      labels={labels}
      {...props}
      tags={tags}
      onTagsChange={(next) => {
        onTagsChange(next);
        setTags(next);
      }}
    />
  );
}

const two = ['HIST 204', 'Draft'];

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        pieces={{
          Empty: <Tags placeholder="A word or two" />,
          Filled: <Tags tags={two} />,
          Focus: <Tags tags={two} {...frozen.Focus} />,
          'With a hint': <Tags tags={two} hint="Enter or a comma adds what you typed." />,
          Invalid: <Tags tags={two} error="Three words at least." />,
          Disabled: <Tags tags={two} disabled />,
          Many: <Tags tags={[...suggestions, 'Essay', 'Tidal power', 'Thesis']} />,
          'Long text': <Tags tags={['Renewable energy in the north of Portugal and what became of it']} />,
          'Right to left': (
            <RightToLeft>
              <Tags label="الوسوم" tags={['تاريخ', 'مسودة']} {...arabic} />
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
      <div style={{ width: 'min(360px, 100%)', minHeight: 300 }}>
        <Tags {...root.props} hint="Enter or a comma adds what you typed." />
      </div>
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const field = canvas.getByRole('combobox', { name: 'Filed under' });
    const says = (text: string) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
    const tags = () => canvas.queryAllByRole('listitem').map((item) => item.textContent);
    await expect(field).toHaveAccessibleDescription('Enter or a comma adds what you typed.');

    await step('Enter and a comma add what is typed', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('Essay{Enter}');
      await userEvent.keyboard('Thesis,');
      await expect(tags()).toEqual(['Essay', 'Thesis']);
      await expect(field).toHaveValue('');
      await says('Thesis added');
    });
    await step('what is there already stays alone', async () => {
      await userEvent.keyboard('essay{Enter}');
      await expect(tags()).toEqual(['Essay', 'Thesis']);
      await says('essay is there already');
    });
    await step('a pasted list comes in as its words', async () => {
      await userEvent.paste('HIST 204, Thesis; Tidal  power\n');
      await expect(tags()).toEqual(['Essay', 'Thesis', 'HIST 204', 'Tidal power']);
      await says('HIST 204, Tidal power added');
    });
    await step('what is in use elsewhere is offered, but not twice', async () => {
      await userEvent.keyboard('hist');
      await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
        'Media history',
      ]);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await says('Media history added');
      await expect(field).toHaveValue('');
    });
    await step('Backspace before the first letter takes the last one off', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(tags()).toEqual(['Essay', 'Thesis', 'HIST 204', 'Tidal power']);
      await says('Media history removed');
    });
    await step('arrows lead to the tags, and Delete takes one off', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove HIST 204' })).toHaveFocus());
      await userEvent.keyboard('{Delete}');
      await expect(tags()).toEqual(['Essay', 'Thesis', 'Tidal power']);
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(field).toHaveFocus());
    });
    await step('a press takes one off and leaves the focus in the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Essay' }));
      await expect(tags()).toEqual(['Thesis', 'Tidal power']);
      await says('Essay removed');
      await expect(field).toHaveFocus();
    });
    await step('leaving takes what was typed', async () => {
      await userEvent.keyboard('Porto');
      await userEvent.tab();
      await expect(tags()).toEqual(['Thesis', 'Tidal power', 'Porto']);
      await expect(onTagsChange).toHaveBeenLastCalledWith(['Thesis', 'Tidal power', 'Porto']);
    });
  },
});
