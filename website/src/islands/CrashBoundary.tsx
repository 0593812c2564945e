import {Component, type ReactNode} from 'react';

/** What is said of a crash; `close` where the island can be closed. */
export type CrashProps = {heading: string; close?: (() => void) | undefined};

type Props = CrashProps & {children: ReactNode; /** Grows when the island is opened again: a new try. */ openings: number};
type State = {error?: Error | undefined; isClosed: boolean; openings: number};

/** Shows what went wrong in an island and offers to try again; the page around it goes on working. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = {isClosed: false, openings: 0};

  static getDerivedStateFromProps({openings}: Props, state: State): Partial<State> | null {
    return openings === state.openings ? null : {openings, error: undefined, isClosed: false};
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return {error: error instanceof Error ? error : new Error(String(error))};
  }

  close = (): void => {
    this.setState({isClosed: true});
    this.props.close?.();
  };

  override render(): ReactNode {
    const {error, isClosed} = this.state;
    if (!error) return this.props.children;
    if (isClosed) return null;
    return (
      <div role="alert" className="failure">
        <h2>{this.props.heading}</h2>
        <p>{error.message}</p>
        <button type="button" onClick={() => this.setState({error: undefined})}>
          Try again
        </button>
        {this.props.close && (
          <button type="button" onClick={this.close}>
            Close
          </button>
        )}
      </div>
    );
  }
}
