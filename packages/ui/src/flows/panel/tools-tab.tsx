import { MakeLocal } from '../make-local/index.ts';
import { Rewriting } from '../rewriting/index.ts';
import { ToolsPanel } from '../preferences/tools-panel.tsx';
import { usePreference } from '../preferences/index.ts';

/** What helps while writing, and what the model does with the whole text where the editor offers AI. */
export default function ToolsTab() {
  const offersAi = usePreference('editorAiEnabled');
  return (
    <>
      <ToolsPanel />
      {offersAi ? (
        <>
          <Rewriting />
          <MakeLocal />
        </>
      ) : null}
    </>
  );
}
