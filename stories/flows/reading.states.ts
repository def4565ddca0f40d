import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  opening: { focus: 'unchanged', announced: 'The text is being opened' },
  'locked.asking': { focus: 'password Password', announced: null },
  'locked.wrong': {
    focus: 'password Password',
    announced: 'That is not the password. Check it and try again.',
  },
  'locked.halted': {
    focus: 'password Password',
    announced: 'This was tried too often. Try again in 10 minutes.',
  },
  'locked.unsure': {
    focus: 'password Password',
    announced: 'The server cannot be reached. Check your connection and try again.',
  },
  'locked.checking': { focus: 'password Password', announced: null },
  loading: { focus: 'unchanged', announced: 'The text is being opened' },
  gone: {
    focus: 'unchanged',
    announced:
      'There is nothing to read here The link was withdrawn or has expired, or its text is no longer shared. Ask the person who sent it for another one. Look again',
  },
  failed: {
    focus: 'unchanged',
    announced:
      'The text could not be opened The server cannot be reached. Check your connection and try again. Try again',
  },
  'shown.text.current': { focus: 'unchanged', announced: null },
  'shown.text.outdated': {
    focus: 'unchanged',
    announced: 'A newer version is there Your place and what you are writing stay. Show it',
  },
  'shown.text.updating': {
    focus: 'unchanged',
    announced: 'A newer version is there Your place and what you are writing stay. Show it',
  },
  'shown.line.online': { focus: 'unchanged', announced: null },
  'shown.line.offline': {
    focus: 'unchanged',
    announced: 'No connection. The text stays, and what you write is kept on this device.',
  },
  'shown.citations.formatting': { focus: 'unchanged', announced: null },
  'shown.citations.settled': { focus: 'unchanged', announced: null },
  'shown.drawer.closed': { focus: 'unchanged', announced: null },
  'shown.drawer.outline': { focus: 'button What a lock costs 61 words', announced: 'Outline' },
  'shown.drawer.comments': { focus: 'unchanged', announced: null },
};
