import {Component, type ReactNode} from 'react';
import styles from './CrashBoundary.module.css';

type Props = {children: ReactNode; /** Grows when the island is opened again: a new try. */ openings: number};
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

  override render(): ReactNode {
    const {error, isClosed} = this.state;
    if (!error) return this.props.children;
    if (isClosed) return null;
    return (
      <div role="alert" className={`${styles.crash} floating`}>
        <h1 className={styles.title}>This page crashed.</h1>
        <p>{error.message}</p>
        <button type="button" className={styles.button} onClick={() => this.setState({error: undefined})}>
          Try again
        </button>
        <button type="button" className={styles.button} onClick={() => this.setState({isClosed: true})}>
          Close
        </button>
      </div>
    );
  }
}
