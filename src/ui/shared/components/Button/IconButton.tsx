import type { ReactNode } from 'react';
import { Tooltip, type TooltipProps } from '../Tooltip/Tooltip.tsx';
import { Button } from './Button.tsx';
import type { ButtonLook } from './buttonClassName.ts';

export type IconButtonProps = Pick<ButtonLook, 'variant' | 'size'> & {
  /** Accessible name, also the tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly placement?: TooltipProps['placement'];
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
};

export function IconButton(props: IconButtonProps) {
  const { label, icon, placement, variant = 'quiet', ...rest } = props;
  return (
    <Tooltip text={label} placement={placement}>
      <Button {...rest} variant={variant} isIconOnly icon={icon} aria-label={label}>
        {undefined}
      </Button>
    </Tooltip>
  );
}
