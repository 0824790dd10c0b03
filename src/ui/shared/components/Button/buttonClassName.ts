import { classNames } from '../../classNames.ts';
import styles from './buttonClassName.module.scss';

export type ButtonLook = {
  readonly variant?: 'primary' | 'outlined' | 'quiet' | 'critical' | undefined;
  readonly size?: 'regular' | 'compact' | undefined;
  readonly isIconOnly?: boolean | undefined;
  readonly isFullWidth?: boolean | undefined;
};

/** Button style for any element: native buttons before scripts run, links, `Button`. */
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
