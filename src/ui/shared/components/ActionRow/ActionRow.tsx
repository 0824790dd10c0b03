import { Ellipsis } from 'lucide-react';
import { useRef, type ReactNode, useLayoutEffect, type RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { buttonClassName } from '../Button/buttonClassName.ts';
import { Glyph } from '../Icon/Glyph.tsx';
import { Menu } from '../Menu/Menu.tsx';
import styles from './ActionRow.module.scss';
import { useFittingCount } from './useFittingCount.ts';

/**
 * Where the item that has the focus leaves the line, its menu's button has it: what is hidden would lose it to nothing. As
 * many of the row's children with `data-action` as `fitting` are in the line.
 */
function useFocusInLine(row: RefObject<HTMLElement | null>, fitting: number): void {
  // Whenever it is drawn: another action in front pushes one out as well as less room does.
  useLayoutEffect(function takeFocusToMenu() {
    const hidden = [...(row.current?.querySelectorAll(':scope > [data-action]') ?? [])].slice(fitting);
    if (!hidden.some((item) => item.contains(document.activeElement))) return;
    row.current?.querySelector<HTMLElement>('button:not([data-action] *)')?.focus({ preventScroll: true });
  });
}

export type RowAction = {
  readonly id: string;
  readonly label: string;
  /** Drawn in place of the label in the row, before it in the menu. */
  readonly icon?: ReactNode;
  /** Opens an address in a new tab instead of doing something. */
  readonly href?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onPress?: (() => void) | undefined;
};

export type ActionRowProps = {
  /** The last of them are the first for which there is no room. */
  readonly actions: readonly RowAction[];
  /** The name of the menu that holds the others. */
  readonly moreLabel: string;
};

/** Actions in one line, as wide as what stands beside them leaves it; those for which there is no room are in a menu. */
export function ActionRow({ actions, moreLabel }: ActionRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const fitting = useFittingCount(
    row,
    actions.map(({ id }) => id),
  );
  useFocusInLine(row, fitting);
  return (
    <div ref={row} className={styles.row}>
      {actions.map((action, index) => (
        <span
          key={action.id}
          data-action
          className={styles.action}
          // Out of the line, but measured on.
          style={index < fitting ? undefined : { position: 'absolute', visibility: 'hidden' }}
        >
          <ActionControl action={action} />
        </span>
      ))}
      {fitting < actions.length && (
        <Menu label={moreLabel} placement="top end" entries={actions.slice(fitting).map(entryOf)}>
          <IconButton label={moreLabel} icon={<Glyph of={Ellipsis} />} placement="top" />
        </Menu>
      )}
    </div>
  );
}

const entryOf = ({ onPress, ...action }: RowAction) => ({ ...action, onAction: onPress });

function ActionControl({ action: { label, icon, href, isDisabled, onPress } }: { readonly action: RowAction }) {
  if (href !== undefined)
    return (
      <a href={href} target="_blank" rel="noreferrer" className={buttonClassName({ variant: 'quiet' })}>
        {label}
      </a>
    );
  const press = { isDisabled, onPress };
  return icon === undefined ? (
    <Button {...press} variant="quiet">
      {label}
    </Button>
  ) : (
    <IconButton {...press} label={label} icon={icon} placement="top" />
  );
}
