import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { FindBar } from './find-bar.tsx';
import * as css from './find-bar.css.ts';

/** The find-and-replace bar of the open document. */
export default function Find() {
  const flow = useFlow('find');
  const { search, replacement, count, at, replaced, asked } = useSelector(flow, ({ context }) => context);
  const isReplacing = useSelector(flow, (state) => state.hasTag('replacing'));
  return (
    <div className={css.place}>
      <FindBar
        {...search}
        {...{ replacement, count, at, replaced, asked, isReplacing }}
        onChange={({ replacement: changed, ...change }) => {
          if (changed === undefined) flow.send({ type: 'search.change', change });
          else flow.send({ type: 'replacement.change', replacement: changed });
        }}
        onMove={(by) => flow.send({ type: 'move', by })}
        onReplacing={() => flow.send({ type: 'replacing.toggle' })}
        onReplace={() => flow.send({ type: 'replace' })}
        onReplaceAll={() => flow.send({ type: 'replaceAll' })}
        onClose={() => flow.send({ type: 'dismiss' })}
      />
    </div>
  );
}
