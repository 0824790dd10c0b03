import { classNames } from '../../classNames.ts';
import styles from './buttonClassName.module.scss';

export type ButtonLook = {
  readonly variant?: 'primary' | 'outlined' | 'quiet' | 'critical' | undefined;
  readonly size?: 'regular' | 'compact' | undefined;
  readonly isIconOnly?: boolean | undefined;
  readonly isFullWidth?: boolean | undefined;
};

/** CSS classes of the button style, for links, native buttons before scripts run, and `Button`. */
export function buttonClassName({
  variant = 'outlined',
  size = 'regular',
  isIconOnly,
  isFullWidth,
}: ButtonLook = {}): string {
  return classNames(
    styles.button,
    styles[variant],
    size === 'compact' && styles.compact,
    isIconOnly && styles.iconOnly,
    isFullWidth && styles.fullWidth,
  );
}
