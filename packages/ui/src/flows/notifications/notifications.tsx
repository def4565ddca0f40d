import { Alerts } from './alerts.tsx';
import { Toasts } from './toasts.tsx';

/** The app's own messages, on every page. */
export function Notifications() {
  return (
    <>
      <Alerts />
      <Toasts />
    </>
  );
}
