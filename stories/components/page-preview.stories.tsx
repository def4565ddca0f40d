import { PagePreview } from '@octavo/ui/components/page-preview';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const text =
  'When the tide turns, the harbour turns with it. Boats swing about their anchors, ropes that hung slack grow tight, and for a quarter of an hour nobody speaks. ';

function Page({ width, height, margin }: { width: number; height: number; margin: number }) {
  return (
    <div style={{ inlineSize: '240px' }}>
      <PagePreview
        label={`${width} × ${height} mm`}
        width={width}
        height={height}
        widest={215.9}
        margin={margin}
        fontSize={12}
        fontFamily="serif"
      >
        {text.repeat(20)}
      </PagePreview>
    </div>
  );
}

const meta = preview.meta({ title: 'Components/Writing/Page preview', component: Page });

export const A4 = meta.story({ args: { width: 210, height: 297, margin: 25 } });

export const A5WithNarrowMargins = meta.story({
  args: { width: 148, height: 210, margin: 10 },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('figure').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(148 / 210, 1);
    // To the same scale as the widest page, which fills the frame.
    await expect(width / 240).toBeCloseTo(148 / 215.9, 1);
  },
});
