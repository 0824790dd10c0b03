import type { ReactNode } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { classNames } from '../../classNames.ts';
import { Button } from './Button.tsx';
import type { ButtonLook } from './buttonClassName.ts';
import styles from './IconButton.module.scss';

export type IconButtonProps = Pick<ButtonLook, 'variant' | 'size'> & {
  /** Accessible name of the button, also shown as tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
};

export function IconButton(props: IconButtonProps) {
  const { label, icon, placement = 'top', variant = 'quiet', ...rest } = props;
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      <Button {...rest} variant={variant} isIconOnly icon={icon} aria-label={label}>
        {undefined}
      </Button>
      <Tooltip placement={placement} offset={6} className={classNames(styles.tooltip)}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
