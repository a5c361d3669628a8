import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

interface ErrorBoundaryProps {
  /** What failed, in the words of the page. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A fault in one panel, or a part of the page that could not be loaded, leaves the rest of the page at work. */
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
