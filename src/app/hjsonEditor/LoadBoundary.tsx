import { Component, type ReactNode } from 'react';

interface LoadBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Shows the fallback when the children's code cannot be loaded, or throws while rendering. */
export class LoadBoundary extends Component<LoadBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
