import { FilmCover } from '@octavo/ui/components/film-cover';
import preview from '../../.storybook/preview.tsx';
import { Ground, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<SVGSVGElement>('svg');

const meta = preview.meta({ title: 'Components/Writing/Film cover', component: FilmCover });

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={264}
        pieces={{
          'In the corner': (
            <div style={{ width: 264, height: 148 }}>
              <FilmCover {...root.props} />
            </div>
          ),
          Enlarged: (
            <div style={{ width: '100%', maxWidth: 640, aspectRatio: '16 / 9' }}>
              <FilmCover />
            </div>
          ),
        }}
      />
    </Ground>
  ),
  play: () => root.reachesRoot(),
});
