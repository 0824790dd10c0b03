import { CircleAlert, CircleCheck, CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../shared/classNames.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import styles from './BarMessage.module.scss';

export type BarMessageProps = {
  readonly kind: 'unsaved' | 'failure' | 'success' | 'quiet';
  readonly children: ReactNode;
  /** Secondary text. */
  readonly detail?: ReactNode;
};

const drawings = { unsaved: CircleDot, failure: CircleAlert, success: CircleCheck, quiet: undefined };

export function BarMessage({ kind, children, detail }: BarMessageProps) {
  const drawing = drawings[kind];
  return (
    <p className={classNames(styles.message, styles[kind])}>
      {drawing && <Glyph of={drawing} />}
      <span className={styles.text}>
        <KeyedText>{children}</KeyedText> {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
    </p>
  );
}
