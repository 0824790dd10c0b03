import { classNames } from '../../classNames.ts';
import styles from './Skeleton.module.scss';

export type SkeletonProps = {
  readonly shape?: 'text' | 'row' | undefined;
  readonly count?: number | undefined;
};

const WIDTHS = [92, 78, 86, 64, 81, 70];

/** Decorative placeholder for loading content. The caller announces loading. Appears after 200 ms to avoid flicker. */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  return (
    <div className={styles.stack} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={classNames(styles.bone, styles[shape])}
          style={shape === 'text' ? { inlineSize: `${WIDTHS[index % WIDTHS.length] ?? 80}%` } : undefined}
        />
      ))}
    </div>
  );
}
