import { Button } from '@octavo/ui/components/button';
import { useLayoutEffect } from 'react';
import { freezeStates } from './frozen-states.ts';
import * as css from './states.css.ts';

const tones = [
  { tone: 'solid', label: 'Continue' },
  { tone: 'outline', label: '3 more' },
  { tone: 'quiet', label: 'Ignore' },
  { tone: 'ai', label: 'Accept' },
  { tone: 'danger', label: 'Delete' },
] as const;

const states = [
  { name: 'Rest', props: {} },
  { name: 'Hover', props: { 'data-frozen': 'hover' } },
  { name: 'Focus', props: { 'data-frozen': 'focus' } },
  { name: 'Pressed', props: { 'data-frozen': 'hover active' } },
  { name: 'Disabled', props: { disabled: true } },
  { name: 'Busy', props: { busy: true } },
] as const;

/** Every tone in every state; hover, focus and pressed are frozen. */
export function ButtonStates() {
  useLayoutEffect(() => freezeStates(document), []);
  return (
    <div className={css.scroller}>
      <table className={css.table}>
        <thead>
          <tr>
            {states.map(({ name }) => (
              <th key={name} scope="col" className={css.state}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tones.map(({ tone, label }) => (
            <tr key={tone}>
              {states.map(({ name, props }) => (
                <td key={name} className={css.cell}>
                  <Button tone={tone} size="sm" {...props}>
                    {label}
                  </Button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
