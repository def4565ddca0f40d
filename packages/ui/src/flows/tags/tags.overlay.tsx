import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { TagDialog, type TagDialogProps } from './tag-dialog.tsx';

/** Edits the tags of the open document. */
export default function Tags() {
  const flow = useFlow('tags');
  const isOpen = useSelector(flow, (state) => state.hasTag('visible'));
  const status = useSelector(flow, (state): TagDialogProps['status'] => {
    if (state.matches('loading')) return 'loading';
    if (state.matches('loadFailed')) return 'loadFailed';
    return state.matches('saving') ? 'saving' : 'editing';
  });
  const { tags, suggestions, problem, failure } = useSelector(flow, (state) => state.context);
  return (
    <TagDialog
      open={isOpen}
      status={status}
      tags={tags}
      suggestions={suggestions}
      problem={problem}
      reason={problem === 'failed' && failure?.code !== 'unknown' ? failure?.message : undefined}
      onTagsChange={(changed) => flow.send({ type: 'tags.change', tags: changed })}
      onType={(text) => flow.send({ type: 'text.change', text })}
      onSave={() => flow.send({ type: 'save' })}
      onRetry={() => flow.send({ type: 'retry' })}
      onClose={() => flow.send({ type: 'dismiss' })}
    />
  );
}
