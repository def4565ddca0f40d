import { useSelector } from '@xstate/react';
import { EssayAcademic } from './essay-academic.tsx';
import { EssayReferences } from './essay-references.tsx';
import { EssayStyle } from './essay-style.tsx';
import { useDraft } from './use-draft.ts';
import { useShell } from './use-shell.ts';

export function AcademicPage() {
  const { draft, change, onContinue } = useDraft();
  return (
    <EssayAcademic
      {...useShell('academic')}
      level={draft.level}
      onLevelChange={(level) => change({ level })}
      wordCount={draft.wordCount}
      onWordCountChange={(wordCount) => change({ wordCount })}
      onContinue={onContinue}
    />
  );
}

export function StylePage() {
  const { draft, change, onContinue } = useDraft();
  return (
    <EssayStyle
      {...useShell('style')}
      type={draft.type}
      onTypeChange={(type) => change({ type })}
      onContinue={onContinue}
    />
  );
}

export function ReferencePage() {
  const { essay, draft, change, onContinue } = useDraft();
  const suggested = useSelector(essay, ({ context }) => context.suggestedStyles);
  return (
    <EssayReferences
      {...useShell('references')}
      suggested={suggested}
      style={draft.reference ?? suggested[0] ?? 'None'}
      onStyleChange={(reference) => change({ reference })}
      onContinue={onContinue}
    />
  );
}
