/** @jsxRuntime classic */
// Storybook's manager has its own React, available only under this name.
import * as React from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useChannel, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { ContextTree } from './context-tree.tsx';
import * as css from './flow-panel.styles.ts';
import { type FlowOffer, flowMessages, type FlowReport } from './protocol.ts';

/** The flow's current state, its context, its log, and the events that can be sent now, as buttons. */
export function FlowPanel() {
  const [report, setReport] = React.useState<FlowReport | null>(null);
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const emit = useChannel({ [flowMessages.report]: setReport });
  React.useEffect(() => {
    api.emit(flowMessages.ask);
  }, [api, storyId]);

  if (!report) {
    return (
      <css.Quiet>
        This story shows no flow, or one that it starts by itself: choose a story named after a state.
      </css.Quiet>
    );
  }
  const send = ({ index }: FlowOffer) => emit(flowMessages.send, index);
  return (
    <css.Columns>
      <section aria-label="States">
        <css.Heading>States</css.Heading>
        <css.States>
          {report.states.map(({ name, story, isLit, focus, announced }) => (
            <li key={name}>
              <css.State
                type="button"
                aria-current={isLit ? 'true' : undefined}
                onClick={() => api.selectStory(story)}
              >
                {name}
              </css.State>
              {isLit && focus !== '' ? (
                <css.Facts>
                  {`Focus: ${focus}`}
                  <br />
                  {announced === '' ? 'Nothing is announced' : `Announced: ${announced}`}
                </css.Facts>
              ) : null}
            </li>
          ))}
        </css.States>
      </section>
      <section aria-label="What can happen now">
        <css.Heading>What can happen now</css.Heading>
        <Offers of={report.offers.filter(({ isOutcome }) => !isOutcome)} onSend={send} />
        <Offers
          of={report.offers.filter(({ isOutcome }) => isOutcome)}
          onSend={send}
          label="The world outside"
        />
        <css.Offer type="button" onClick={() => emit(FORCE_REMOUNT, { storyId })}>
          Begin again
        </css.Offer>
      </section>
      <section aria-label="Log">
        <css.Heading>Log</css.Heading>
        <css.Log role="log">
          {report.log.toReversed().map(({ key, at, words, payload, states }) => (
            <li key={key}>
              <b>{words}</b> {payload}
              <css.Facts>{`${(at / 1000).toFixed(1)} s → ${states.join(', ')}`}</css.Facts>
            </li>
          ))}
        </css.Log>
      </section>
      <section aria-label="Context">
        <css.Heading>Context</css.Heading>
        <ContextTree value={report.context} />
      </section>
    </css.Columns>
  );
}

interface OffersProps {
  readonly of: readonly FlowOffer[];
  readonly label?: string;
  readonly onSend: (offer: FlowOffer) => void;
}

function Offers({ of, label, onSend }: OffersProps) {
  if (of.length === 0) return null;
  return (
    <>
      {label === undefined ? null : <css.SubHeading>{label}</css.SubHeading>}
      <css.Offers>
        {of.map((offer) => (
          <li key={offer.index}>
            <css.Offer type="button" onClick={() => onSend(offer)}>
              <b>{offer.words}</b> {offer.payload}
            </css.Offer>
          </li>
        ))}
      </css.Offers>
    </>
  );
}
