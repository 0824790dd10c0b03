import type { LucideIcon } from 'lucide-react';
import { classNames } from '../../classNames.ts';
import styles from './Glyph.module.scss';

export type GlyphProps = {
  readonly of: LucideIcon;
  readonly size?: 'small' | 'regular' | 'large' | undefined;
  /** Mirrors the icon in right-to-left layouts. For arrows and chevrons, not for ticks, clocks or logos. */
  readonly isMirrored?: boolean | undefined;
  readonly className?: string | undefined;
};

export function Glyph({ of: Drawing, size = 'regular', isMirrored = false, className }: GlyphProps) {
  return (
    <Drawing
      aria-hidden="true"
      className={classNames(styles.glyph, styles[size], isMirrored && styles.mirrored, className)}
    />
  );
}
