import type { RootProps } from '../root-props.ts';
import { LiveRegion } from '../live-region/index.ts';
import { Spinner } from '../spinner/index.ts';
import * as css from './loading-messages.css.ts';
import { useStep } from './use-step.ts';

export interface LoadingMessagesProps extends Omit<RootProps<'div'>, 'children'> {
  /** In the order of the work; the last one stays until it is done. */
  readonly messages: readonly string[];
  /** How long all of them take together, in milliseconds; about 18 s (SPEC §9). */
  readonly duration?: number;
}

/** Only every second message is announced: more would interrupt the screen reader too often. */
const spokenEvery = 2;

/** Describes work that takes long: one message after another, and how far along they are. */
export function LoadingMessages({ messages, duration = 18_000, ...rest }: LoadingMessagesProps) {
  const last = messages.length - 1;
  const step = useStep(last, duration / Math.max(1, messages.length));
  const spoken = step === last ? last : step - (step % spokenEvery);

  return (
    <div {...rest} className={css.root}>
      <p className={css.line} aria-hidden>
        <Spinner size={18} />
        <span key={step} className={css.message}>
          {messages[step]}
        </span>
      </p>
      <span className={css.steps} aria-hidden>
        {messages.map((message, index) => (
          <span key={message} className={css.step} data-reached={index <= step} />
        ))}
      </span>
      <LiveRegion>{messages[spoken]}</LiveRegion>
    </div>
  );
}
