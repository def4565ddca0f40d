import { alertMachine } from '@octavo/machines/alert';
import { limitToastMachine } from '@octavo/machines/limit-toast';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { answerUpgrade } from './answer-upgrade.ts';

test('regression 21: the upgrade button of the limit toast answers', () => {
  const limitToast = createActor(limitToastMachine).start();
  const alert = createActor(alertMachine).start();
  answerUpgrade(limitToast, alert, () => 'Not open yet.');

  limitToast.send({ type: 'show' });
  limitToast.send({ type: 'upgrade' });

  expect(limitToast.getSnapshot().hasTag('visible')).toBe(false);
  expect(alert.getSnapshot().context.messages).toEqual(['Not open yet.']);
});
