import type { Step } from './step.ts';

export const firstVisit: Step = {
  name: 'a first visitor is greeted by a film, and can close it',
  async run(writer) {
    const film = writer.page.css(':is(dialog, [role=dialog]):has(video)');
    await writer.visit('/app/');
    await writer.page.role('heading', 'Pages').isSeen();
    await writer.page.text(/^Thirty short essays/).isSeen();
    await film.css('video').isSeen();
    await film.role('button', 'Close the film').click();
    await film.isGone();
    await writer.page.role('main').hasFocus();
  },
};
