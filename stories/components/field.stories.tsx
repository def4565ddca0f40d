import { Field, FieldGroup } from '@octavo/ui/components/field';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import * as css from './field.css.ts';
import { Ground, RightToLeft, StateGrid } from './states.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/Field',
  component: Field,
  subcomponents: { FieldGroup },
});

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        pieces={{
          'Label alone': (
            <Field label="Colour">
              {(control) => <input {...control} className={css.cover} defaultValue="Oxblood" />}
            </Field>
          ),
          'With a hint': (
            <Field label="Colour" hint="Of the cover.">
              {(control) => <input {...control} className={css.cover} defaultValue="Oxblood" />}
            </Field>
          ),
          'With an error': (
            <Field label="Colour" error="Too light to be read on.">
              {(control) => <input {...control} className={css.cover} defaultValue="Oxblood" />}
            </Field>
          ),
          'Around several': (
            <FieldGroup label="Margins" labelEnd="mm" hint="Inside and outside." error="At most 40.">
              {(group) => (
                <fieldset {...group} aria-invalid={undefined} className={css.several}>
                  <input aria-label="Inside" aria-invalid className={css.figure} defaultValue="50" />
                  <input aria-label="Outside" className={css.figure} defaultValue="25" />
                </fieldset>
              )}
            </FieldGroup>
          ),
          'Right to left': (
            <RightToLeft>
              <Field label="اللون" hint="لون الغلاف." error="فاتح جدًا.">
                {(control) => <input {...control} className={css.cover} defaultValue="Oxblood" />}
              </Field>
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('ties label, hint and error to the control', async () => {
      const [, second, third] = canvas.getAllByLabelText('Colour');
      await expect(second).toHaveAccessibleDescription('Of the cover.');
      await expect(third).toHaveAccessibleDescription('Too light to be read on.');
      await expect(third).toHaveAttribute('aria-invalid', 'true');
    });
    await step('and to a group', async () => {
      const group = canvas.getByRole('group', { name: 'Margins' });
      await expect(group).toHaveAccessibleDescription('Inside and outside. At most 40.');
    });
    await step('no id twice', async () => {
      const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
      await expect(new Set(ids).size).toBe(ids.length);
    });
  },
});
