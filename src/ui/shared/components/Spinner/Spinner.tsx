import { classNames } from '../../classNames.ts';
import styles from './Spinner.module.scss';

export type SpinnerProps = {
  readonly size?: 'page' | 'inline' | 'text' | undefined;
  /** Accessible name, e.g. of the content that is loading. A spinner without a name is hidden from screen readers. */
  readonly label?: string | undefined;
};

/** Sizes: 51 px for an entire page, 24 px within a page, or the height of the text. */
export function Spinner({ size = 'inline', label }: SpinnerProps) {
  const semantics = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span className={classNames(styles.spinner, styles[size])} {...semantics} />;
}
