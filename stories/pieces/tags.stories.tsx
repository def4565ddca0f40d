import { TagDialog, type TagDialogProps, type TagProblem } from '@octavo/ui/flows/tags';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { textOf } from './text-of.ts';

const onSave = fn();

/** The dialog with its tags and its problem kept as the flow will keep them. */
function Tags(props: TagDialogProps) {
  const [tags, setTags] = useState(props.tags);
  const [problem, setProblem] = useState(props.problem ?? null);
  return (
    <TagDialog
      {...props}
      tags={tags}
      problem={problem}
      onTagsChange={(next) => {
        setTags(next);
        setProblem(null);
      }}
      onRefuse={(why: TagProblem) => setProblem(why)}
      onSave={() => {
        if (tags.length === 0) setProblem('tooFew');
        else onSave(tags);
      }}
    />
  );
}

const args: TagDialogProps = {
  open: true,
  status: 'editing',
  tags: ['HIST 204', 'Marginalia', 'Draft'],
  onTagsChange: fn(),
  onRefuse: fn(),
  onType: fn(),
  onSave,
  onRetry: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Pieces/Tags',
  component: Tags,
  args,
});

const ten = [
  'HIST 204',
  'Marginalia',
  'Draft',
  'Reading',
  'Pencil',
  'Sixteenth century',
  'Schoolbooks',
  'Notes',
  'Seminar',
  'Spring',
];
const field = () => screen.findByRole('combobox');
const says = async (key: string) =>
  expect(await screen.findByRole('alert')).toHaveTextContent(textOf('tags', `problems.${key}`));

export const Loading = meta.story({ args: { status: 'loading' } });
export const LoadFailed = meta.story({ args: { status: 'loadFailed' } });
export const NoTags = meta.story({ args: { tags: [] } });
export const SomeTags = meta.story({});
export const Full = meta.story({ args: { tags: ten } });
export const Saving = meta.story({ args: { status: 'saving' } });
export const NoDocument = meta.story({ args: { problem: 'noDocument' } });
export const SaveFailed = meta.story({ args: { problem: 'failed' } });
export const SaveRefused = meta.story({
  args: { problem: 'failed', reason: 'This document was deleted in another window.' },
});

export const Suggested = meta.story({
  args: { suggestions: ['Media history', 'Modernist poetry', 'History of reading'] },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), 'hist');
    await expect(args.onType).toHaveBeenLastCalledWith('hist');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  },
});

export const EleventhRefused = meta.story({
  args: { tags: ten },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'Essay{Enter}');
    await says('tooMany');
    await expect(await field()).toHaveValue('Essay');
    await expect(screen.getAllByRole('listitem')).toHaveLength(10);
  },
});

export const TooLongRefused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'What readers wrote between the lines{Enter}');
    await says('tooLong');
    await expect(await field()).toHaveValue('What readers wrote between the lines');
  },
});

export const NothingToSave = meta.story({
  args: { tags: ['Draft'] },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '{Backspace}');
    await userEvent.click(await screen.findByRole('button', { name: textOf('tags', 'save') }));
    await says('tooFew');
  },
});

export const Saved = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'Essay, draft,');
    await userEvent.click(await screen.findByRole('button', { name: textOf('tags', 'save') }));
    await expect(onSave).toHaveBeenCalledWith(['HIST 204', 'Marginalia', 'Draft', 'Essay']);
  },
});
