import { CitationChip } from '@octavo/ui/components/citation-chip';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLButtonElement>('button');

const meta = preview.meta({ title: 'Components/Writing/Citation chip', component: CitationChip });

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={260}
        pieces={{
          'Author and year': (
            <p>
              The slower hand has to choose <CitationChip>(Mueller & Oppenheimer, 2014)</CitationChip>.
            </p>
          ),
          Number: (
            <p>
              The slower hand has to choose <CitationChip kind="number">[12]</CitationChip>.
            </p>
          ),
          Narrative: (
            <p>
              As <CitationChip kind="narrative">Jackson (2001)</CitationChip> has shown, readers answer.
            </p>
          ),
          Hover: <CitationChip {...frozen.Hover}>(Jackson, 2001)</CitationChip>,
          Focus: <CitationChip {...frozen.Focus}>(Jackson, 2001)</CitationChip>,
          Open: <CitationChip aria-expanded>(Jackson, 2001)</CitationChip>,
          'Not verified': (
            <CitationChip mark="unverified" markLabel="not verified">
              (Sherman, 2008)
            </CitationChip>
          ),
          Retracted: (
            <CitationChip mark="retracted" markLabel="retracted">
              (Moreau, 2019)
            </CitationChip>
          ),
          'Not listed': (
            <CitationChip mark="missing" markLabel="not in the list">
              (Nobody, 2020)
            </CitationChip>
          ),
          'Over two lines': (
            <p style={{ width: 220 }}>
              Pupils kept two columns{' '}
              <CitationChip>
                (Society for the History of Authorship, Reading and Publishing, 1991)
              </CitationChip>
            </p>
          ),
          'Right to left': (
            <RightToLeft>
              <p>
                القارئ لا يكون وحيدًا <CitationChip>(جاكسون، 2001)</CitationChip>
              </p>
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

export const Conformance = meta.story({
  render: () => (
    <Ground>
      <CitationChip {...root.props} mark="unverified" markLabel="not verified">
        (Sherman, 2008)
      </CitationChip>
    </Ground>
  ),
  play: async ({ canvas }) => {
    await root.reachesRoot();
    await expect(canvas.getByRole('button')).toHaveAccessibleName('(Sherman, 2008) (not verified)');
  },
});
