import { Alerts } from './alerts.tsx';
import { Toasts } from './toasts.tsx';

/** What the app tells by itself, on every page. */
export function Notifications() {
  return (
    <>
      <Alerts />
      <Toasts />
    </>
  );
}
