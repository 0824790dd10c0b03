import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { omitUndefined } from '../../omitUndefined.ts';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import { buttonClassName, type ButtonLook } from './buttonClassName.ts';
import { Spinner } from '../Spinner/Spinner.tsx';

export type ButtonProps = Omit<ButtonLook, 'isFullWidth'> & {
  readonly children: ReactNode;
  readonly onPress?: (() => void) | undefined;
  readonly icon?: ReactNode;
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Shows a spinner and ignores clicks, without losing focus or width. The label should name the running action. */
  readonly isPending?: boolean | undefined;
  readonly form?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-keyshortcuts'?: string | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
};

/** A view has at most one button with `variant="primary"`: the one that publishes. */
export function Button({ children, icon, variant, size, isIconOnly, isPending = false, ...rest }: ButtonProps) {
  const leading = isPending ? <Spinner size="text" /> : icon;
  return (
    <AriaButton
      {...omitUndefined(rest)}
      isPending={isPending}
      className={buttonClassName({ variant, size, isIconOnly })}
    >
      {leading}
      <KeyedText>{isIconOnly && leading ? null : children}</KeyedText>
    </AriaButton>
  );
}
