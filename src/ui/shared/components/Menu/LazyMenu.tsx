import { useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import type { LazyPart } from '../../../../application/shared/LazyPart.ts';
import { LazyFailure } from '../../lazy/LazyFailure.tsx';
import { useQuietPart } from '../../lazy/useQuietPart.ts';

export type OpenableProps = {
  readonly children: ReactNode;
  readonly trigger: RefObject<HTMLElement | null>;
  /** It was asked for before its script was there. */
  readonly isOpenAtOnce: boolean;
};

export type LazyMenuProps<Given extends object> = {
  /** The control that opens it: a Button or an IconButton. */
  readonly children: ReactNode;
  /** Draws the control with what it opens, once that is there. */
  readonly openable: LazyPart<ComponentType<Given & OpenableProps>>;
  /** What that is drawn with. */
  readonly given: Given;
};

/** A control that opens a menu whose script comes while nothing is going on, or at the first press. */
export function LazyMenu<Given extends object>({ children, openable, given }: LazyMenuProps<Given>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [wishes, setWishes] = useState(0);
  const { part: Openable, hasFailed } = useQuietPart(openable, trigger, wishes);
  const wish = (): void => setWishes(wishes + 1);
  if (Openable)
    return (
      <Openable {...given} trigger={trigger} isOpenAtOnce={wishes > 0}>
        <ButtonContext value={{ ref: trigger }}>{children}</ButtonContext>
      </Openable>
    );
  return (
    <>
      <ButtonContext value={{ ref: trigger, 'aria-haspopup': 'menu', 'aria-expanded': false, onPress: wish }}>
        {children}
      </ButtonContext>
      {hasFailed && <LazyFailure onRetry={wish} />}
    </>
  );
}
