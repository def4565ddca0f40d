import { Alerts } from './alerts.tsx';
import { Toasts } from './toasts.tsx';

/**
 * The app's own messages, on every page. The region of the toasts is always there: a modal dialog hides everything else
 * from screen readers but what is `aria-live` when it opens.
 */
export function Notifications() {
  return (
    <>
      <Alerts />
      <div aria-live="polite">
        <Toasts />
      </div>
    </>
  );
}
