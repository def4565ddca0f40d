import { Check, CircleAlert, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { LiveRegion } from '../live-region/index.ts';
import * as css from './copy-button.css.ts';

export interface CopyButtonProps extends Omit<
  ButtonProps,
  'asChild' | 'busy' | 'icon' | 'shortcut' | 'children' | 'onClick'
> {
  /** The text to copy. */
  readonly text: string;
  readonly label: string;
  /** Replaces the label for 2.5 seconds, and is announced. */
  readonly copiedLabel: string;
  /** Shown instead when the browser denies access to the clipboard. */
  readonly refusedLabel: string;
}

/** How long the outcome is shown, in milliseconds (SPEC §9). */
const stays = 2500;

const icons = { rest: Copy, copied: Check, refused: CircleAlert } as const;

/** Copies a text to the clipboard and reports whether it worked. */
export function CopyButton({ text, label, copiedLabel, refusedLabel, ...rest }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ readonly is: keyof typeof icons }>({ is: 'rest' });
  const labels = { rest: label, copied: copiedLabel, refused: refusedLabel };

  useEffect(() => {
    if (outcome.is === 'rest') return;
    const timer = setTimeout(() => setOutcome({ is: 'rest' }), stays);
    return () => clearTimeout(timer);
  }, [outcome]);

  function copy() {
    // Missing on a page served over plain HTTP from another machine.
    if (!('clipboard' in navigator) || navigator.clipboard === undefined) {
      setOutcome({ is: 'refused' });
      return;
    }
    navigator.clipboard.writeText(text).then(
      () => setOutcome({ is: 'copied' }),
      () => setOutcome({ is: 'refused' }),
    );
  }

  return (
    <>
      <Button {...rest} icon={icons[outcome.is]} onClick={copy}>
        <span className={css.words}>
          {(['rest', 'copied', 'refused'] as const).map((each) => (
            <span key={each} className={css.word} data-shown={each === outcome.is}>
              {labels[each]}
            </span>
          ))}
        </span>
      </Button>
      <LiveRegion>{outcome.is === 'rest' ? '' : labels[outcome.is]}</LiveRegion>
    </>
  );
}
