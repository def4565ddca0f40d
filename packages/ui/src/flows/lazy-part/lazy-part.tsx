import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyModule } from '../../lazy/lazy-module.ts';
import { useLazyModule } from '../../lazy/use-lazy-module.ts';
import type { Namespace } from '../../namespaces.ts';
import { loadTexts } from './load-texts.ts';
import { PartBoundary } from './part-boundary.tsx';
import { PartFailed, type PartFailedProps } from './part-failed.tsx';

export interface LazyPartOptions extends Pick<PartFailedProps, 'place'> {
  /** Namespaces that the part needs; fetched with its code. */
  readonly texts?: readonly Namespace[];
}

export interface LazyPartProps extends Pick<PartFailedProps, 'onDismiss'> {
  /** Shown while the code is loading. */
  readonly fallback?: ReactNode;
}

export type LazyPart<Props> = ComponentType<Props & LazyPartProps> & {
  /** Fetches its code and texts ahead of rendering. */
  readonly fetch: () => void;
};

/**
 * A component whose code and texts are fetched when idle. If they cannot be fetched, or if the component throws, a
 * retry button replaces it; it is also retried when the network comes back. Needs no `Suspense` around it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { texts = [], place = 'inline' }: LazyPartOptions = {},
): LazyPart<Props> {
  const code = lazyModule(async () => {
    const [module] = await Promise.all([load(), loadTexts(texts)]);
    return module.default;
  });

  function Part(props: Props & LazyPartProps) {
    const state = useLazyModule(code);
    const { fallback = null, onDismiss } = props;
    switch (state.status) {
      case 'pending':
        return fallback;
      case 'failed':
        return (
          <PartFailed
            reason="unreachable"
            place={place}
            isRetrying={state.isRetrying}
            onRetry={code.fetch}
            onDismiss={onDismiss}
          />
        );
      case 'ready':
        return (
          <PartBoundary place={place} onDismiss={onDismiss}>
            <Suspense fallback={fallback}>
              <state.value {...props} />
            </Suspense>
          </PartBoundary>
        );
      default:
        return state satisfies never;
    }
  }
  return Object.assign(Part, { displayName: 'LazyPart', fetch: code.fetch });
}
