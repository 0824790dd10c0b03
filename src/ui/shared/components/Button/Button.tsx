import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '../../classNames.ts';
import { omitUndefined } from '../../omitUndefined.ts';
import { buttonClassName, type ButtonLook } from './buttonClassName.ts';
import styles from './Button.module.scss';
import { Glyph } from '../Icon/Glyph.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';

export type ButtonProps = ButtonLook & {
  readonly children: ReactNode;
  readonly onPress?: (() => void) | undefined;
  readonly icon?: ReactNode;
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Keeps the focus and the width, shows a spinner, and answers no press; the label should say what is going on. */
  readonly isPending?: boolean | undefined;
  /** Shows a tick in place of the icon, in the colour of success, for as long as it is set. */
  readonly isDone?: boolean | undefined;
  readonly form?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-keyshortcuts'?: string | undefined;
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
  isDone = false,
  ...rest
}: ButtonProps) {
  const leading = isPending ? <Spinner size="text" /> : isDone ? <Glyph of={Check} className={styles.tick} /> : icon;
  return (
    <AriaButton
      {...omitUndefined(rest)}
      isPending={isPending}
      className={classNames(buttonClassName({ variant, size, isIconOnly, isFullWidth }), isDone && styles.isDone)}
    >
      {leading}
      {isIconOnly && leading ? null : children}
    </AriaButton>
  );
}
