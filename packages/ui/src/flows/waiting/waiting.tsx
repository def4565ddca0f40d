import { useTranslation } from 'react-i18next';
import { LoadingMessages, type LoadingMessagesProps } from '../../components/loading-messages/index.ts';

export interface WaitingProps extends Omit<LoadingMessagesProps, 'messages'> {
  /** Which of the seven sets (SPEC §9): any integer, so that a random number or a counter will do. */
  readonly set: number;
}

/** Messages to read while something long is being written. */
export function Waiting({ set, ...rest }: WaitingProps) {
  const { t } = useTranslation('waiting');
  const sets = Object.values(t('sets', { returnObjects: true }));
  const messages = Object.values(sets[Math.abs(set) % sets.length] ?? {});
  return <LoadingMessages key={set} {...rest} messages={messages} />;
}
