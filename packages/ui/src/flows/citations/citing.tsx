import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useFlow } from '../flow-context/index.ts';
import { useFocusBack } from '../keyboard/use-focus-back.ts';
import { showCard } from '../layout/show-card.ts';
import { CitationCard, type CitationCardProps } from './citation-card.tsx';

type Status = CitationCardProps['status'];

/** The citation card of the open document. */
export function Citing() {
  const citing = useFlow('citing');
  const status = useSelector(citing, (state): Status | null => {
    if (!state.hasTag('visible')) return null;
    if (state.hasTag('busy')) return 'loading';
    if (state.hasTag('failed')) return 'failed';
    return state.matches('empty') ? 'empty' : 'results';
  });
  return status === null ? null : <OpenCard status={status} />;
}

function OpenCard({ status }: { readonly status: Status }) {
  const citing = useFlow('citing');
  const { passage, found, listed, failure } = useSelector(citing, ({ context }) => context);
  const card = useRef<HTMLElement>(null);
  useFocusBack(card);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (card.current) showCard(card.current);
  }, [status]);

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    citing.send({ type: 'dismiss' });
  }

  return (
    <div role="presentation" onKeyDown={leave}>
      <CitationCard
        ref={card}
        status={status}
        passage={passage}
        results={(found?.references ?? []).map((reference) => ({
          reference,
          source: reference.source ?? null,
          icon: found?.icons[reference.id],
          isListed: listed.includes(reference.id),
        }))}
        reason={failure?.message}
        services={found?.services ?? null}
        onCite={(id) => citing.send({ type: 'cite', id })}
        onRetry={() => citing.send({ type: 'retry' })}
        onOwn={() => citing.send({ type: 'own' })}
        onClose={() => citing.send({ type: 'dismiss' })}
      />
    </div>
  );
}
