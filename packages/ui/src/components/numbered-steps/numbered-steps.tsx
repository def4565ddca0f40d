import type { LucideIcon } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './numbered-steps.css.ts';

export interface NumberedStepsProps extends Omit<RootProps<'ol'>, 'children'> {
  /** The instructions in order; the icon shows what to press, as it looks on the device. */
  readonly steps: readonly { readonly text: string; readonly icon?: LucideIcon }[];
}

/** A numbered list of instructions. */
export function NumberedSteps({ steps, ...rest }: NumberedStepsProps) {
  return (
    <ol {...rest} className={css.root}>
      {steps.map(({ text, icon }, index) => (
        <li key={text} className={css.step}>
          <span className={css.number} aria-hidden>
            {index + 1}
          </span>
          <span className={css.text}>{text}</span>
          {icon === undefined ? null : (
            <span className={css.icon}>
              <Icon of={icon} size={20} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
