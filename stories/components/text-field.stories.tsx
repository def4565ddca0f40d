import { Kbd } from '@octavo/ui/components/kbd';
import { TextField } from '@octavo/ui/components/text-field';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FrozenPart } from './frozen-part.tsx';
import { frozen, Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const meta = preview.meta({ title: 'Components/Inputs/Text field', component: TextField });

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        pieces={{
          Empty: <TextField label="Topic" placeholder="What is it about?" />,
          Filled: <TextField label="Name" defaultValue="Inês" />,
          Hover: (
            <FrozenPart as="hover" of="div:has(> input)">
              <TextField label="Name" defaultValue="Inês" />
            </FrozenPart>
          ),
          Focus: <TextField label="Name" defaultValue="Inês" {...frozen.Focus} />,
          'With a hint': (
            <TextField label="Name" defaultValue="Inês" hint="As it should stand on the title page." />
          ),
          Invalid: (
            <TextField label="Address" defaultValue="ines@" error="The part after the @ is missing." />
          ),
          'With a hint and an error': (
            <TextField
              label="Address"
              hint="Only for letters about your account."
              error="An address is needed."
            />
          ),
          Disabled: <TextField label="Document" defaultValue="Why we still write in the margins" disabled />,
          'Read only': <TextField label="Link" defaultValue="https://octavo.example/invite" readOnly />,
          Busy: <TextField label="User name" defaultValue="ines" busy hint="Looking whether it is free." />,
          'With an end': (
            <TextField
              aria-label="What should change"
              placeholder="Say what should change"
              end={<Kbd aria-hidden>↵</Kbd>}
            />
          ),
          'Long text': (
            <TextField
              label="The title under which the essay should be filed, printed and found again by others"
              defaultValue="Annotation is not a distraction from reading but its oldest proof"
              error="A title has at most forty characters, so that it fits on one line of the list of pages."
            />
          ),
          'Right to left': (
            <RightToLeft>
              <TextField label="الاسم" defaultValue="إيناس" hint="كما يجب أن يظهر على صفحة العنوان." />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

const root = witness<HTMLInputElement>('input');

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <TextField {...root.props} label="Name" hint="As on the title page." error="A name is needed." busy />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await step('says its hint and its error, the error at once', async () => {
      await expect(field).toHaveAccessibleDescription('As on the title page. A name is needed.');
      await expect(field).toBeInvalid();
      await expect(canvas.getByRole('alert')).toHaveTextContent('A name is needed.');
    });
    await step('its label leads into it, and it can be typed into while busy', async () => {
      await userEvent.click(canvas.getByText('Name'));
      await expect(field).toHaveFocus();
      await userEvent.keyboard('Inês');
      await expect(field).toHaveValue('Inês');
      await expect(field).toHaveAttribute('aria-busy', 'true');
    });
    await step('regression 353: what is typed runs the way of its first letter', async () => {
      await expect(field).toHaveStyle({ unicodeBidi: 'plaintext' });
    });
  },
});
