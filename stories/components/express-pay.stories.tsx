import { ExpressPay } from '@octavo/ui/components/express-pay';
import preview from '../../.storybook/preview.tsx';
import { ExpressStandIn } from '../pieces/payment-stand-in.tsx';
import { Ground, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDivElement>('div');

const meta = preview.meta({ title: 'Components/Actions/Express pay', component: ExpressPay });

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={432}
        pieces={{
          'On their way': <ExpressPay {...root.props} />,
          There: (
            <ExpressPay>
              <ExpressStandIn />
            </ExpressPay>
          ),
          'In a narrow place': (
            <div style={{ maxWidth: 260 }}>
              <ExpressPay>
                <ExpressStandIn />
              </ExpressPay>
            </div>
          ),
        }}
      />
    </Ground>
  ),
  play: () => root.reachesRoot(),
});
