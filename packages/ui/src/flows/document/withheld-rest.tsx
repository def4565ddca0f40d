import { Skeleton } from '../../components/skeleton/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { LimitNotice } from '../limit/index.ts';
import * as css from './withheld-rest.css.ts';

const lines = ['96%', '91%', '98%', '94%', '62%', '97%', '89%', '95%', '92%', '78%'] as const;

/**
 * Shown below an essay that is partly withheld: a placeholder for the rest, which stays on the server. The default
 * export, so that it can be fetched on demand.
 */
export default function WithheldRest() {
  const app = useFlow('app');
  return (
    <div className={css.rest}>
      <LimitNotice reason="incomplete" onUpgrade={() => app.send({ type: 'open-upgrade-panel' })}>
        <div className={css.lines}>
          {lines.map((width) => (
            <Skeleton key={width} width={width} height="14px" />
          ))}
        </div>
      </LimitNotice>
    </div>
  );
}
