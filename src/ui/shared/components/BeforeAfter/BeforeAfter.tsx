import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './BeforeAfter.module.scss';
import { Glyph } from '../Icon/Glyph.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type BeforeAfterProps = {
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly labels: { readonly before: string; readonly after: string };
  readonly isMono?: boolean | undefined;
};

export function BeforeAfter({ before, after, labels, isMono = false }: BeforeAfterProps) {
  return (
    <span className={classNames(styles.pair, isMono && styles.mono)}>
      {before !== undefined && (
        <>
          <VisuallyHidden>{`${labels.before}: `}</VisuallyHidden>
          <del className={styles.before}>
            <bdi>{before}</bdi>
          </del>
        </>
      )}
      {before !== undefined && after !== undefined && (
        <Glyph of={ArrowRight} size="small" isMirrored className={styles.arrow} />
      )}
      {after !== undefined && (
        <>
          <VisuallyHidden>{`${labels.after}: `}</VisuallyHidden>
          <ins className={styles.after}>
            <bdi>{after}</bdi>
          </ins>
        </>
      )}
    </span>
  );
}
