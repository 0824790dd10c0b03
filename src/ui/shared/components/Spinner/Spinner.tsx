import { classNames } from '../../classNames.ts';
import styles from './Spinner.module.scss';

export type SpinnerProps = {
  readonly size?: 'page' | 'inline' | 'text' | undefined;
  /** Accessible name, e.g. of the awaited content. Without it, the spinner is decorative. */
  readonly label?: string | undefined;
};

/** 51 px for a page, 24 px within it, or the text height. */
export function Spinner({ size = 'inline', label }: SpinnerProps) {
  const semantics = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span className={classNames(styles.spinner, styles[size])} {...semantics} />;
}
