import type { LucideIcon } from 'lucide-react';
import { classNames } from '../../classNames.ts';
import styles from './Glyph.module.scss';

export type GlyphProps = {
  readonly of: LucideIcon;
  readonly size?: 'small' | 'regular' | 'large' | undefined;
  /** Mirrored in right-to-left text: arrows and chevrons, never ticks, clocks or logos. */
  readonly isMirrored?: boolean | undefined;
  readonly className?: string | undefined;
};

/** Decorative: hidden from screen readers. */
export function Glyph({ of: Drawing, size = 'regular', isMirrored = false, className }: GlyphProps) {
  return (
    <Drawing
      aria-hidden="true"
      className={classNames(styles.glyph, styles[size], isMirrored && styles.mirrored, className)}
    />
  );
}
