import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { omitUndefined } from '../../omitUndefined.ts';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import { buttonClassName, type ButtonLook } from './buttonClassName.ts';
import { Spinner } from '../Spinner/Spinner.tsx';

export type ButtonProps = ButtonLook & {
  readonly children: ReactNode;
  readonly onPress?: (() => void) | undefined;
  readonly icon?: ReactNode;
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Keeps the focus and the width, shows a spinner, and answers no press; the label should say what is going on. */
  readonly isPending?: boolean | undefined;
  readonly form?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-keyshortcuts'?: string | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
};

/** A press that does something. One primary button a view: the one that goes live. */
export function Button({
  children,
  icon,
  variant,
  size,
  isIconOnly,
  isFullWidth,
  isPending = false,
  ...rest
}: ButtonProps) {
  const leading = isPending ? <Spinner size="text" /> : icon;
  return (
    <AriaButton
      {...omitUndefined(rest)}
      isPending={isPending}
      className={buttonClassName({ variant, size, isIconOnly, isFullWidth })}
    >
      {leading}
      <KeyedText>{isIconOnly && leading ? null : children}</KeyedText>
    </AriaButton>
  );
}
