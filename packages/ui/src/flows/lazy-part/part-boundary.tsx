import { Component, type ReactNode } from 'react';
import { PartFailed, type PartFailedProps } from './part-failed.tsx';

export interface PartBoundaryProps extends Pick<PartFailedProps, 'place' | 'onDismiss'> {
  readonly children: ReactNode;
}

/** Contains an error within one part of the page: the rest keeps working, and the part can be retried. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { children, ...shown } = this.props;
    if (!this.state.isBroken) return children;
    return <PartFailed {...shown} reason="broken" onRetry={() => this.setState({ isBroken: false })} />;
  }
}
