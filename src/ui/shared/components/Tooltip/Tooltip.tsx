import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { classNames } from '../../classNames.ts';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import styles from './Tooltip.module.scss';

export type TooltipProps = {
  /** A focusable control. */
  readonly children: ReactNode;
  readonly text: ReactNode;
  readonly placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
};

export function Tooltip({ children, text, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      <KeyedText>{children}</KeyedText>
      <AriaTooltip placement={placement} offset={6} className={classNames(styles.tooltip)}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
