import type { Page } from 'playwright';

/** How much of the text has been checked, from 0 to 1, according to the panel. */
export const coverage = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const meter = document.querySelector<HTMLMeterElement>('[data-panel-head] meter');
    return meter && meter.max > 0 ? meter.value / meter.max : 0;
  });
