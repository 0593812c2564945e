import {Component, type ReactNode} from 'react';
import styles from './CrashBoundary.module.css';

type State = {error?: Error};

/** Shows what went wrong in an island and offers to try again; the page around it goes on working. */
export class CrashBoundary extends Component<{children: ReactNode}, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return {error: error instanceof Error ? error : new Error(String(error))};
  }

  override render(): ReactNode {
    const {error} = this.state;
    if (!error) return this.props.children;
    return (
      <div role="alert" className={`${styles.crash} floating`}>
        <h1 className={styles.title}>This page crashed.</h1>
        <p>{error.message}</p>
        <button type="button" className={styles.button} onClick={() => this.setState({error: undefined})}>
          Try again
        </button>
      </div>
    );
  }
}
