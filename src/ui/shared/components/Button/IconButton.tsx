import { useCallback, useRef, type ReactNode, type Ref } from 'react';
import { LazyPart } from '../../../../application/shared/LazyPart.ts';
import { useQuietPart } from '../../lazy/useQuietPart.ts';
import type { TooltipProps } from '../Tooltip/TooltipProps.ts';
import { Button } from './Button.tsx';
import type { ButtonLook } from './buttonClassName.ts';

export type IconButtonProps = Pick<ButtonLook, 'variant' | 'size'> & {
  /** What it does: the accessible name, and the tooltip's words. */
  readonly label: string;
  readonly icon: ReactNode;
  /** A longer tooltip, such as the label with its shortcut. */
  readonly tooltip?: ReactNode;
  readonly placement?: TooltipProps['placement'];
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isPending?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly 'aria-keyshortcuts'?: string | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
};

const explanation = new LazyPart(async () => (await import('../Tooltip/Tooltip.tsx')).Tooltip);

/** A button that is only an icon, and says what it does. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, tooltip, placement, variant = 'quiet', ref, ...rest } = props;
  const place = useRef<HTMLButtonElement>(null);
  const { part: Tooltip } = useQuietPart(explanation, place);
  const attach = useCallback(
    (element: HTMLButtonElement | null) => {
      place.current = element;
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    },
    [ref],
  );
  const button = (
    <Button {...rest} ref={attach} variant={variant} isIconOnly icon={icon} aria-label={label}>
      {undefined}
    </Button>
  );
  return Tooltip ? (
    <Tooltip text={tooltip ?? label} placement={placement}>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
