import { DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { type MouseEvent, useContext, useEffect, useState } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { statesIn, type ToldStates } from '../../stories/state-law/told-states.ts';
import { StateTable } from '../../stories/statecharts/state-table.tsx';
import { Statechart } from '../../stories/statecharts/statechart.tsx';
import { hrefOfStory, storyOfState } from '../../stories/statecharts/story-of-state.ts';
import * as css from './flow-docs.css.ts';
import { flowOfTitle, type ShownFlow } from './flow-of-story.ts';
import { litStates } from './lit-states.ts';
import { ComponentPage } from '../component-page.tsx';
import { usePageTheme } from '../use-page-theme.ts';

/** The docs page of a flow: its statechart next to the flow itself; for everything else, the page of a component. */
export function FlowDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const shown = flowOfTitle(preparedMeta.title);
  const told = statesIn(preparedMeta.parameters);
  return shown ? <OneFlow shown={shown} title={preparedMeta.title} told={told} /> : <ComponentPage />;
}

interface OneFlowProps {
  readonly shown: ShownFlow;
  readonly title: string;
  readonly told: ToldStates;
}

function OneFlow({ shown, title, told }: OneFlowProps) {
  const context = useContext(DocsContext);
  const theme = usePageTheme(context);
  const { states } = shown.flow;
  const first = (states.find(({ snapshot }) => snapshot.hasTag('visible')) ?? states[0])?.name ?? '';
  const [lit, setLit] = useState<readonly string[]>([first]);
  useEffect(() => litStates.listen(shown.name, setLit), [shown.name]);
  const hrefOf = (state: string) => hrefOfStory(storyOfState(title, state));

  function follow(event: MouseEvent, href: string) {
    // Leave these to the browser: a new tab, a new window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    context.channel.emit(NAVIGATE_URL, href.slice('./'.length));
  }

  const links = { hrefOf, onFollow: follow };
  return (
    <Unstyled>
      <div className={css.page}>
        <h1 className={css.title}>{title.slice('Flows/'.length)}</h1>
        <Statechart name={shown.name} machine={shown.flow.machine} theme={theme} lit={lit} {...links} />
        <h2 className={css.heading}>The flow itself</h2>
        <p className={css.hint}>
          Press its buttons: the statechart follows. The panel “Flow” of each story answers for the server.
        </p>
        <iframe
          className={css.frame}
          title={`${shown.name}, ${first}`}
          src={`iframe.html?id=${storyOfState(title, first)}&viewMode=story&globals=theme:${theme}`}
        />
        <StateTable machine={shown.flow.machine} told={told} {...links} />
      </div>
    </Unstyled>
  );
}
