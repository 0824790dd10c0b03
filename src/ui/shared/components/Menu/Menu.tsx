import { useRef, useState, type ReactNode } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { LazyPart } from '../../../../application/shared/LazyPart.ts';
import { useQuietPart } from '../../lazy/useQuietPart.ts';

export type MenuAction = {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  readonly href?: string | undefined;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly isCritical?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isSelected?: boolean | undefined;
  readonly hasSeparatorBefore?: boolean | undefined;
  readonly onAction?: (() => void) | undefined;
};
export type MenuEntry = MenuAction & {
  /** Takes the place of the main list until one of it is chosen or the way back is. */
  readonly subList?: { readonly backLabel: string; readonly actions: readonly MenuAction[] } | undefined;
  /** Stands at the entry's end, such as the language in force. */
  readonly trail?: string | undefined;
};

export type MenuProps = {
  /** The control that opens it: a Button or an IconButton. */
  readonly children: ReactNode;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
};

const openable = new LazyPart(async () => (await import('./OpenableMenu.tsx')).OpenableMenu);

/** A short list of things to do, opened by its trigger. An entry may open a list of its own in the same place. */
export function Menu({ children, ...menu }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isWanted, setWanted] = useState(false);
  const Openable = useQuietPart(openable, trigger, isWanted);
  if (Openable)
    return (
      <Openable {...menu} trigger={trigger} isOpenAtOnce={isWanted}>
        <ButtonContext value={{ ref: trigger }}>{children}</ButtonContext>
      </Openable>
    );
  const standIn = {
    ref: trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPress: () => setWanted(true),
  } as const;
  return <ButtonContext value={standIn}>{children}</ButtonContext>;
}
