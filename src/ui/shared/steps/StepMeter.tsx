import { classNames } from '../classNames.ts';
import styles from './StepMeter.module.scss';

/** Decorative progress bar, because the numbers are also shown as text. */
export function StepMeter({ done, all }: { readonly done: number; readonly all: number }) {
  return (
    <span className={styles.meter} aria-hidden="true">
      {Array.from({ length: all }, (_, index) => (
        <i key={index} className={classNames(index < done && styles.filled)} />
      ))}
    </span>
  );
}
