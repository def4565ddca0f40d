/**
 * A feature that the page uses although a supported browser lacks it, by its path in MDN's data; features below it are
 * allowed too.
 */
export interface Allowed {
  /** What happens if it is missing. */
  readonly fallback: string;
  /** The files that have this fallback; absent if none is needed anywhere. */
  readonly in?: readonly string[];
}

export const allowed: Readonly<Record<string, Allowed>> = {
  'api.ReadableStream.@@asyncIterator': {
    fallback: 'what is iterated is a generator of our own, which reads the stream by its reader',
    in: ['apps/web/src/browser-model/browser-writer.ts', 'apps/web/src/browser-model/write-here.ts'],
  },
  'api.Navigator.serviceWorker': {
    fallback: 'a page without it is there with a connection alone: asked for before it is used',
    in: ['apps/web/src/offline/service-workers.ts'],
  },
  'api.Navigator.mediaDevices': {
    fallback: 'voice typing says that there is no microphone',
    in: ['apps/web/src/voice/microphone.ts'],
  },
  'api.Navigator.clipboard': {
    fallback: 'the button says that nothing was copied; the text beside it can be selected',
    in: ['packages/ui/src/components/copy-button/copy-button.tsx'],
  },
  'api.Navigator.share': {
    fallback: 'the button is not offered',
    in: ['apps/web/src/wiring/recommendation.late-app.ts'],
  },
  'api.Navigator.doNotTrack': {
    fallback: 'a browser without it does not ask for this',
    in: ['apps/web/src/wiring/visits.ts'],
  },
  'api.Window.requestIdleCallback': {
    fallback: 'a timer in its place',
    in: ['apps/web/src/wiring/idle.ts', 'packages/ui/src/lazy/when-idle.ts'],
  },
  'css.properties.box-decoration-break': { fallback: 'the build writes it with its prefix too' },
  'css.properties.user-select': { fallback: 'the build writes it with its prefix too' },
  'css.properties.text-size-adjust': { fallback: 'the build writes it with its prefix too' },
  'css.properties.corner-shape': { fallback: 'corners that are cut elsewhere are square' },
  'css.properties.text-wrap.pretty': { fallback: 'lines break as they always did' },
  'css.properties.cursor': { fallback: 'a phone has no pointer to change' },
  'css.properties.resize': { fallback: 'nothing there can be resized in any case' },
  'css.properties.forced-color-adjust': { fallback: 'Safari has no forced colours' },
  'css.properties.scrollbar-color': { fallback: 'scroll bars as they are elsewhere on the device' },
  'css.properties.scrollbar-width': { fallback: 'scroll bars as they are elsewhere on the device' },
  'css.properties.scrollbar-gutter': {
    fallback:
      'text moves by the width of the bar when it begins to scroll; most of Safari lays bars over the text',
  },
  'css.at-rules.page': { fallback: 'a sheet of paper has the margins of the printing dialog' },
  'css.properties.break-after.avoid': { fallback: 'a heading may stand at the foot of a printed page' },
  'css.properties.orphans': { fallback: 'one line of a paragraph may stand at the foot of a printed page' },
  'css.properties.widows': { fallback: 'one line of a paragraph may stand at the head of a printed page' },
  'css.selectors.selection': { fallback: 'what is selected has the colour of the device' },
  'css.selectors.-webkit-search-cancel-button': { fallback: 'Firefox has no such button to hide' },
  'css.selectors.-webkit-slider-thumb': { fallback: 'Firefox has its own name for it, beside this one' },
  'css.selectors.-moz-range-thumb': { fallback: 'the others have their own name for it, beside this one' },
  'html.global_attributes.autocapitalize': { fallback: 'no keyboard on the screen that would capitalise' },
  'html.elements.video.playsinline': { fallback: 'Firefox plays where the film stands in any case' },
};
