import { brand } from '@octavo/contract/brand';
import {
  Toolbar,
  ToolbarButton,
  ToolbarIconButton,
  type ToolbarProps,
  ToolbarSeparator,
} from '@octavo/ui/components/toolbar';
import { Bold, Italic, Link, Quote, Underline, WandSparkles } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, RightToLeft, StateGrid, StateTable } from './states.tsx';
import { witness } from './witness.ts';

const onClick = fn();
const meta = preview.meta({
  title: 'Components/Actions/Toolbar',
  component: Toolbar,
  subcomponents: { ToolbarButton, ToolbarIconButton, ToolbarSeparator },
});

const english = {
  label: 'Selection',
  ask: `Ask ${brand.name}`,
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  link: 'Link',
};

const arabic: typeof english = {
  label: 'التحديد',
  ask: 'اسأل أوكتافو',
  bold: 'غامق',
  italic: 'مائل',
  underline: 'مسطّر',
  link: 'رابط',
};

interface WritingProps extends Partial<ToolbarProps> {
  readonly texts?: typeof english;
}

function Writing({ texts = english, ...rest }: WritingProps) {
  return (
    <Toolbar label={texts.label} {...rest}>
      <ToolbarButton tone="ai" icon={WandSparkles} onClick={onClick}>
        {texts.ask}
      </ToolbarButton>
      <ToolbarSeparator />
      <ToolbarIconButton icon={Bold} label={texts.bold} pressed />
      <ToolbarIconButton icon={Italic} label={texts.italic} pressed={false} />
      <ToolbarIconButton icon={Underline} label={texts.underline} disabled />
      <ToolbarSeparator />
      <ToolbarIconButton icon={Link} label={texts.link} shortcut="Ctrl K" onClick={onClick} />
    </Toolbar>
  );
}

const states = { ...frozen, Disabled: { disabled: true }, Busy: { busy: true } } as const;

export const States = meta.story({
  render: () => (
    <Ground>
      <StateTable
        states={states}
        kinds={{
          Drawing: (props) => (
            <Toolbar label="Quote">
              <ToolbarIconButton icon={Quote} label="Quote" {...props} />
            </Toolbar>
          ),
          'Drawing, down': (props) => (
            <Toolbar label="Quote, on">
              <ToolbarIconButton icon={Quote} label="Quote" pressed {...props} />
            </Toolbar>
          ),
          Words: (props) => (
            <Toolbar label="Heading">
              <ToolbarButton {...props}>Heading</ToolbarButton>
            </Toolbar>
          ),
        }}
      />
      <StateGrid
        width={320}
        pieces={{
          Resting: <Writing />,
          Floating: <Writing isFloating />,
          Upright: (
            <Toolbar label="Insert" orientation="vertical">
              <ToolbarIconButton icon={Quote} label="Quote" side="right" />
              <ToolbarSeparator />
              <ToolbarIconButton icon={Link} label="Link" side="right" />
            </Toolbar>
          ),
          'Little room': (
            <div style={{ width: 180 }}>
              <Writing />
            </div>
          ),
          'Right to left': (
            <RightToLeft>
              <Writing texts={arabic} />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

const root = witness<HTMLDivElement>('div');

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <Writing {...root.props} />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const tool = (name: string) => canvas.getByRole('button', { name });
    await expect(canvas.getByRole('toolbar', { name: 'Selection' })).toBeVisible();

    await step('is one stop of the Tab key, and arrows lead around past what is off', async () => {
      await userEvent.tab();
      await expect(tool(`Ask ${brand.name}`)).toHaveFocus();
      for (const [key, name] of [
        ['{ArrowRight}', 'Bold'],
        ['{ArrowRight}', 'Italic'],
        ['{ArrowRight}', 'Link'],
        ['{ArrowRight}', `Ask ${brand.name}`],
        ['{ArrowLeft}', 'Link'],
        ['{Home}', `Ask ${brand.name}`],
        ['{End}', 'Link'],
      ] as const) {
        await userEvent.keyboard(key);
        await waitFor(() => expect(tool(name)).toHaveFocus());
      }
    });
    await step('Enter uses the tool', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onClick).toHaveBeenCalledOnce();
    });
    await step('coming back, the focus is where it was', async () => {
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await expect(tool('Link')).toHaveFocus();
    });
  },
});
