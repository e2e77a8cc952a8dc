'use client';

import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { reportFailedPart } from '@/lib/client/gone-chunk';
import { onReconnect } from '@/lib/client/reconnect';
import { Button } from './button';
import { Note } from './note';

interface Circumstances {
  /** Stands in its place while it loads, and after it failed. */
  readonly instead?: ReactNode;
  /** What it would have said, for a feature that must be heard even so. */
  readonly inWords?: string;
  readonly onFailure?: () => void;
  /** Puts away the note of a failure; without it the note stays until the feature is there. */
  readonly onDismiss?: () => void;
}

/**
 * A feature that loads when it is first rendered and, when it cannot, fails alone: it says so and can be tried again,
 * which it is by itself once the network is back.
 */
export function lazyFeature<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let Feature = lazy(load);
  return class LazyFeature extends Component<{ props: P } & Circumstances, { hasFailed: boolean }> {
    override state = { hasFailed: false };
    #opener: Element | null = null;
    #stopWaiting = () => {};

    static getDerivedStateFromError() {
      return { hasFailed: true };
    }

    override componentDidCatch(error: unknown) {
      // React keeps a lazy component's failure for good, so the next attempt takes another.
      Feature = lazy(load);
      this.#opener = document.activeElement;
      this.#stopWaiting();
      this.#stopWaiting = onReconnect(this.#retry);
      this.props.onFailure?.();
      void reportFailedPart(error);
    }

    override componentWillUnmount() {
      this.#stopWaiting();
    }

    readonly #retry = () => {
      this.#stopWaiting();
      this.setState({ hasFailed: false });
    };

    /** The note goes, and with it the button that was pressed: the focus returns to where it was. */
    readonly #leaveNote = (next: () => void) => () => {
      if (this.#opener instanceof HTMLElement) this.#opener.focus();
      next();
    };

    override render() {
      const { props, instead = null, inWords, onDismiss } = this.props;
      if (!this.state.hasFailed)
        return (
          <Suspense fallback={instead}>
            <Feature {...props} />
          </Suspense>
        );
      return (
        <>
          {instead}
          <Note>
            {inWords && <p className="font-semibold whitespace-pre-line">{inWords}</p>}
            <p>This part could not be loaded.</p>
            <Button look="quiet" className="-ml-5" onClick={this.#leaveNote(this.#retry)}>
              Retry
            </Button>
            {onDismiss && (
              <Button look="quiet" onClick={this.#leaveNote(onDismiss)}>
                Close
              </Button>
            )}
          </Note>
        </>
      );
    }
  };
}
