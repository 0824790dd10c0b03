import { classNames } from '../../classNames.ts';
import styles from './buttonClassName.module.scss';

export type ButtonLook = {
  readonly variant?: 'primary' | 'outlined' | 'quiet' | 'critical' | undefined;
  readonly size?: 'regular' | 'compact' | undefined;
  readonly isIconOnly?: boolean | undefined;
  readonly isFullWidth?: boolean | undefined;
};

/** The look of a button for any element: a native button before scripts run, a router's link, or Button itself. */
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
