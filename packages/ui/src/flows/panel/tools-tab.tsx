import { MakeLocal } from '../make-local/index.ts';
import { Rewriting } from '../rewriting/index.ts';
import { ToolsPanel } from '../preferences/tools-panel.tsx';
import { usePreference } from '../preferences/index.ts';

/** Writing aids, and what the model can do with the whole text where AI is enabled in the editor. */
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
