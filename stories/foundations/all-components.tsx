import { type ComponentType, createElement, type ReactNode } from 'react';
import * as css from './all-components.css.ts';

interface StoryLike {
  readonly input: {
    readonly render?: (args: object, context: object) => ReactNode;
    readonly args?: object;
    readonly play?: unknown;
    readonly parameters?: { readonly layout?: string };
  };
  readonly meta: {
    readonly input: StoryLike['input'] & {
      readonly title?: string;
      readonly component?: ComponentType<object>;
    };
  };
}

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../components/*.stories.tsx', {
  eager: true,
});

/** These float above a page or run across it; each is open in its own stories. */
const floating = /dialog|slide-over|popover|menu|toast|video-player|confetti|conformance/;

/** A desk is a whole screen with its own landmarks. */
const screens = /^Desk/;

const isStory = (value: unknown): value is StoryLike =>
  typeof value === 'object' && value !== null && 'input' in value && 'meta' in value;

/** The story with all states, if a file has one, otherwise its stories without interaction. */
function shownOf(exports: Readonly<Record<string, unknown>>): readonly (readonly [string, StoryLike])[] {
  const stories = Object.entries(exports).flatMap(([name, value]) =>
    isStory(value) ? [[name, value] as const] : [],
  );
  const sheet = stories.filter(([name]) => name === 'States');
  if (sheet.length > 0) return sheet;
  return stories.filter(([name, { input, meta }]) => {
    if (screens.test(name)) return false;
    const layout = input.parameters?.layout ?? meta.input.parameters?.layout;
    return input.play === undefined && layout !== 'fullscreen';
  });
}

function Piece({ story }: { readonly story: StoryLike }) {
  const { input, meta } = story;
  const args = { ...meta.input.args, ...input.args };
  const render = input.render ?? meta.input.render;
  if (render !== undefined) return render(args, { args, globals: {} });
  return meta.input.component === undefined ? null : createElement(meta.input.component, args);
}

/** Every component that does not float, on one page; a new story file is added automatically. */
export function AllComponents() {
  return (
    <main className={css.page}>
      {Object.entries(files)
        .filter(([path]) => !floating.test(path))
        .flatMap(([path, exports]) =>
          shownOf(exports).map(([name, story]) => (
            <section key={`${path} ${name}`} className={css.part}>
              <h2 className={css.heading}>
                {story.meta.input.title?.replace(/^Components\/[^/]+\//, '')}
                {name === 'States' ? '' : ` · ${name}`}
              </h2>
              <div className={css.piece}>
                <Piece story={story} />
              </div>
            </section>
          )),
        )}
    </main>
  );
}
