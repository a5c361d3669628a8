import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

interface ErrorBoundaryProps {
  /** The name of the part that failed. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Keeps the rest of the page working when one panel fails or cannot be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice
        kind="error"
        place="strip"
        actions={<Button onClick={() => this.setState({ failed: false })}>Try again</Button>}
      >
        {this.props.name} could not be shown. Your configuration is untouched; save it if the page keeps failing.
      </Notice>
    );
  }
}
