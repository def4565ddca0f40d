import { Icon } from '@octavo/ui/components/icon';
import { SelectField } from '@octavo/ui/components/select-field';
import { TextField } from '@octavo/ui/components/text-field';
import { CreditCard } from 'lucide-react';
import * as css from './payment-stand-in.css.ts';

/** Replaces the provider's express buttons, which a story cannot load. */
export function ExpressStandIn() {
  return (
    <>
      <button type="button" className={css.express}>
        Apple Pay
      </button>
      <button type="button" className={css.express}>
        Google Pay
      </button>
    </>
  );
}

/** Replaces the provider's fields. */
export function FieldsStandIn() {
  return (
    <div className={css.fields}>
      <div className={css.wide}>
        <TextField
          label="Card number"
          placeholder="1234 1234 1234 1234"
          inputMode="numeric"
          autoComplete="cc-number"
          end={<Icon of={CreditCard} size={18} />}
        />
      </div>
      <TextField label="Expires" placeholder="MM / YY" inputMode="numeric" autoComplete="cc-exp" />
      <TextField label="Security code" placeholder="CVC" inputMode="numeric" autoComplete="cc-csc" />
      <div className={css.wide}>
        <SelectField
          label="Country"
          value="PT"
          options={[
            { value: 'PT', label: 'Portugal' },
            { value: 'DE', label: 'Germany' },
          ]}
          onValueChange={() => {}}
        />
      </div>
    </div>
  );
}
