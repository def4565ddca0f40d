import { type LucideIcon, Share2 } from 'lucide-react';
import { Button } from '../button/index.ts';
import { CopyButton, type CopyButtonProps } from '../copy-button/index.ts';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import { TextField } from '../text-field/index.ts';
import * as css from './share-row.css.ts';

export interface ShareWay {
  readonly href: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

export interface ShareRowProps extends Omit<RootProps<'div'>, 'children'> {
  /** Names the link. */
  readonly label: string;
  readonly link: string;
  readonly copy: Pick<CopyButtonProps, 'label' | 'copiedLabel' | 'refusedLabel'>;
  /** Other ways to share it; each opens another site or app. */
  readonly ways: readonly ShareWay[];
  /** The device's own share sheet, where it has one. */
  readonly share?: { readonly label: string; readonly onShare: () => void } | undefined;
}

/** A link to share: by copying, sending, or the device's own share sheet. */
export function ShareRow({ label, link, copy, ways, share, ...rest }: ShareRowProps) {
  return (
    <div {...rest} className={css.root}>
      <div className={css.link}>
        <TextField
          label={label}
          value={link}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton {...copy} size="lg" tone="solid" text={link} />
      </div>
      <div className={css.ways}>
        {ways.map((way) => (
          <Button key={way.href} asChild>
            <a href={way.href} target="_blank" rel="noreferrer">
              <Icon of={way.icon} size={18} />
              {way.label}
            </a>
          </Button>
        ))}
        {share === undefined ? null : (
          <Button icon={Share2} onClick={share.onShare}>
            {share.label}
          </Button>
        )}
      </div>
    </div>
  );
}
