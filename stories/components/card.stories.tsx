import { Badge } from '@octavo/ui/components/badge';
import { Button } from '@octavo/ui/components/button';
import { Card } from '@octavo/ui/components/card';
import { Icon } from '@octavo/ui/components/icon';
import { GraduationCap } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import picture from '../assets/greeting.webp';
import { FrozenPart } from './frozen-part.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLElement>('article');
const onPress = fn();
const onOpen = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = preview.meta({
  title: 'Components/Layout/Card',
  component: Card,
  args: {
    title: 'Tidal power on the Douro',
    children: 'What the river authority measures, and what it leaves out.',
  },
});

const eyebrow = (
  <>
    <Icon of={GraduationCap} size={14} />
    Essay
  </>
);

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={240}
        pieces={{
          Plain: <Card {...args} />,
          'With everything': (
            <Card
              {...args}
              href="#douro"
              eyebrow={eyebrow}
              media={<img src={picture} alt="" style={{ display: 'block', width: '100%' }} />}
              footer={
                <>
                  <span>1,240 words</span>
                  <Badge tone="success">Cited</Badge>
                </>
              }
            />
          ),
          Link: <Card {...args} href="#douro" eyebrow={eyebrow} />,
          Hover: (
            <FrozenPart as="hover" of="a">
              <Card {...args} href="#douro" eyebrow={eyebrow} />
            </FrozenPart>
          ),
          Focus: (
            <FrozenPart as="focus" of="a">
              <Card {...args} href="#douro" eyebrow={eyebrow} />
            </FrozenPart>
          ),
          Pressed: (
            <FrozenPart as="hover active" of="a">
              <Card {...args} href="#douro" eyebrow={eyebrow} />
            </FrozenPart>
          ),
          Selected: <Card {...args} href="#douro" eyebrow={eyebrow} selected />,
          'Long text': (
            <Card
              {...args}
              title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
            />
          ),
          'Right to left': (
            <RightToLeft>
              <Card title="طاقة المد على نهر دورو" footer={<span>١٢٤٠ كلمة</span>}>
                ما تقيسه هيئة النهر وما تتركه.
              </Card>
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

export const OpensAsAWhole = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <div style={{ width: 280 }}>
      <Card
        {...args}
        {...root.props}
        href="#douro"
        onOpen={onOpen}
        footer={
          <Button size="sm" onClick={onPress}>
            Use as a template
          </Button>
        }
      />
    </div>
  ),
  play: async ({ args, canvas, step, userEvent }) => {
    await root.reachesRoot();
    const card = canvas.getByRole('article').getBoundingClientRect();
    const link = canvas.getByRole('link', { name: args.title });

    await step('its link covers it', async () => {
      await expect(document.elementFromPoint(card.left + 20, card.top + 60)).toBe(link);
      await userEvent.click(link);
      await expect(onOpen).toHaveBeenCalledOnce();
    });
    await step('what stands in the footer is pressed for itself', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(onPress).toHaveBeenCalledOnce();
      await expect(onOpen).toHaveBeenCalledOnce();
    });
  },
});
