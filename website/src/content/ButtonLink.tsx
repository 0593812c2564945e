import type {ComponentProps, ReactNode} from 'react';
import styles from './ButtonLink.module.css';

type ButtonLinkProps = ComponentProps<'a'> & {isPrimary?: boolean};

export function ButtonLink({isPrimary = false, ...props}: ButtonLinkProps): ReactNode {
  return <a className={isPrimary ? `${styles.button} ${styles.primary}` : styles.button} {...props} />;
}
