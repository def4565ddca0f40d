import { Button } from '@octavo/ui/components/button';
import { LockKeyhole } from 'lucide-react';
import * as dialog from '../../packages/ui/src/components/dialog/dialog.css.ts';

/** The look of a dialog without its behaviour, which would hide the rest of the sheet from screen readers. */
export function DialogSample() {
  return (
    <section className={dialog.dialog}>
      <h3 className={dialog.title}>Lock this document?</h3>
      <p className={dialog.description}>
        Nobody can read it without the password, and neither can we. If the password is lost, the text is
        lost.
      </p>
      <div className={dialog.foot}>
        <Button tone="quiet">Cancel</Button>
        <Button tone="solid" icon={LockKeyhole}>
          Lock
        </Button>
      </div>
    </section>
  );
}
