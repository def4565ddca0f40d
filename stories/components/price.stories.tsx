import { Price } from '@octavo/ui/components/price';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLParagraphElement>('p');

const meta = preview.meta({
  title: 'Components/Feedback/Price',
  component: Price,
  args: { amount: 3.99, currency: 'USD', locale: 'en', period: 'a month' },
});

const former = { amount: 4.99, label: 'instead of' };

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={320}
        pieces={{
          Plain: <Price {...args} {...root.props} />,
          'With what is charged': <Price {...args} amount={4.99} note="$59.88 a year" />,
          Reduced: <Price {...args} former={former} note="$47.90 for the first year" />,
          'Sign behind the figure': (
            <Price {...args} currency="EUR" locale="de-DE" period="im Monat" note="47,90 € im ersten Jahr" />
          ),
          'Where the sign means another currency': (
            <Price {...args} country="CA" note="USD 47.90 for the first year" />
          ),
          'Without decimals': <Price {...args} amount={600} currency="JPY" locale="en" />,
          'Right to left': (
            <RightToLeft>
              <Price {...args} locale="ar-EG" currency="EGP" amount={189.5} period="في الشهر" />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async ({ canvas }) => {
    await root.reachesRoot();
    await expect(canvas.getByTestId('witness')).toHaveTextContent('$3.99 a month');
    await expect(canvas.getByText('$47.90 for the first year', { exact: false })).toHaveTextContent(
      'instead of $4.99, $47.90 for the first year',
    );
  },
});
