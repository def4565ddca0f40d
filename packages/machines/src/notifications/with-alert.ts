import type { AlertContent, Message, NotificationsEvent } from './notifications.types.ts';

type Shown = Extract<NotificationsEvent, { type: 'alert.show' }>;

/** The queue with one more alert, unless it is already waiting. */
export function withAlert(
  alerts: readonly AlertContent[],
  { message, about = 'general' }: Shown,
): readonly AlertContent[] {
  const isQueued = alerts.some((alert) => alert.about === about && isSame(alert.message, message));
  return isQueued ? alerts : [...alerts, { about, message }];
}

function isSame(a: Message, b: Message): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
