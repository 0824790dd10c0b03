import { classNames } from '../../classNames.ts';
import styles from './Spinner.module.scss';

export type SpinnerProps = {
  readonly size?: 'page' | 'inline' | 'text' | undefined;
  /** What is being waited for; without it the spinner is decoration beside words that say so. */
  readonly label?: string | undefined;
};

/** A turning ring: 51 px for a page, 24 px within one, or the height of the text it stands in. */
export function Spinner({ size = 'inline', label }: SpinnerProps) {
  const semantics = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span className={classNames(styles.spinner, styles[size])} {...semantics} />;
}
