import type { ToldStates } from '../state-law/told-states.ts';

const name = 'Change the name. Shown beside your picture.';
const address =
  'Change the address. We email a link to the new address. Open it in this browser; until then nothing changes.';
const mailed =
  'Check your new mailbox The link went to ada@elsewhere.example. It works for 15 minutes, in this browser.';
const deletion =
  'Delete your account?. You are signed out everywhere. For 7 days you can sign in and undo this; we will email you how. After that, all documents and shared accounts are gone for good.';

export const states: ToldStates = {
  resting: { focus: 'unchanged', announced: null },
  naming: { focus: 'textbox Name', announced: name },
  renaming: { focus: 'textbox Name', announced: name },
  addressing: { focus: 'textbox New email address', announced: address },
  mailing: { focus: 'textbox New email address', announced: address },
  mailed: { focus: 'button Close', announced: [mailed, address] },
  confirming: { focus: 'button Cancel', announced: deletion },
  erasing: { focus: 'button Delete the account', announced: deletion },
  leaving: { focus: 'button Delete the account', announced: deletion },
  keeping: { focus: 'unchanged', announced: null },
};
