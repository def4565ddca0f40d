// Runs around each story.
import { afterEach, beforeEach } from 'vitest';
import { lostBrowser } from './lost-browser.ts';

beforeEach(() => lostBrowser.expectPresent());
afterEach(({ task }) => lostBrowser.note(task.result?.errors));
