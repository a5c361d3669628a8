import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is shown instead of children that throw while rendering: nothing without it. */
  readonly standIn?: (retry: () => void) => ReactNode;
  readonly onFail?: () => void;
  readonly children: ReactNode;
}

/** Keeps the rest of the page working when a part of it fails. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFail?.();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.standIn?.(() => this.setState({ failed: false }));
  }
}
