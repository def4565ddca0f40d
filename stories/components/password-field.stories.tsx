import { PasswordField, type PasswordFieldProps } from '@octavo/ui/components/password-field';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const meta = preview.meta({ title: 'Components/Inputs/Password field', component: PasswordField });

function Password(props: Partial<PasswordFieldProps>) {
  return (
    <PasswordField
      label="Password"
      autoComplete="current-password"
      showLabel="Show the password"
      hideLabel="Hide the password"
      capsLockLabel="Caps Lock is on."
      {...props}
    />
  );
}

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        pieces={{
          Empty: <Password />,
          Filled: <Password defaultValue="marginalia" />,
          Focus: <Password defaultValue="marginalia" {...frozen.Focus} />,
          'With a hint': <Password autoComplete="new-password" hint="Ten characters or more." />,
          Invalid: <Password error="Password cannot be empty." />,
          Disabled: <Password defaultValue="marginalia" disabled />,
          'Long text': (
            <Password
              label="The password that was used to lock this document on the other computer"
              defaultValue="a password that is so long that nobody would ever guess it, or type it"
            />
          ),
          'Right to left': (
            <RightToLeft>
              <Password
                label="كلمة المرور"
                defaultValue="هوامش"
                showLabel="أظهر كلمة المرور"
                hideLabel="أخفِ كلمة المرور"
                capsLockLabel="مفتاح الأحرف الكبيرة مفعّل."
              />
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
      <Password {...root.props} hint="Ten characters or more." />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const field = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByText('Password'));
    await userEvent.keyboard('margin');

    await step('the next stop shows what was typed, and its name says what comes next', async () => {
      await expect(field).toHaveAttribute('type', 'password');
      await userEvent.tab();
      const eye = canvas.getByRole('button', { name: 'Show the password' });
      await expect(eye).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(field).toHaveAttribute('type', 'text');
      await expect(field).toHaveValue('margin');
      await expect(canvas.getByRole('button', { name: 'Hide the password' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(field).toHaveAttribute('type', 'password');
    });
    await step('Caps Lock is told while one types, and not after', async () => {
      field.focus();
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true }));
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on.'));
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    });
    await expect(field).toHaveAccessibleDescription('Ten characters or more.');
  },
});
