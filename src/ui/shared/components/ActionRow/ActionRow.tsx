import { Ellipsis } from 'lucide-react';
import { useRef, type ReactNode, useLayoutEffect, type RefObject, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { buttonClassName } from '../Button/buttonClassName.ts';
import { Glyph } from '../Icon/Glyph.tsx';
import { Menu } from '../Menu/Menu.tsx';
import styles from './ActionRow.module.scss';

/** Moves the focus to the menu's button if the focused item no longer fits. The first `fitting` items are visible. */
function useFocusInLine(row: RefObject<HTMLElement | null>, fitting: number): void {
  // Run after every render, because a new action can move another action into the menu even if the width is unchanged.
  useLayoutEffect(function moveFocusToMenu() {
    const hidden = [...(row.current?.querySelectorAll(':scope > [data-action]') ?? [])].slice(fitting);
    if (!hidden.some((item) => item.contains(document.activeElement))) return;
    row.current?.querySelector<HTMLElement>('button:not([data-action] *)')?.focus({ preventScroll: true });
  });
}

export type RowAction = {
  readonly id: string;
  readonly label: string;
  /** Replaces the label in the row. In the menu, the icon is before the label. */
  readonly icon?: ReactNode;
  /** Target of a link, which opens in a new tab. */
  readonly href?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onPress?: (() => void) | undefined;
};

export type ActionRowProps = {
  /** If space is short, actions at the end of the list move into the menu first. */
  readonly actions: readonly RowAction[];
  readonly moreLabel: string;
};

/** Shows actions in one line. Actions that do not fit move into a menu. */
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
          // An action that does not fit stays in the document, because its width is still measured.
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

/**
 * Number of items that fit into `room`: all of them, or as many as leave space for the menu's button. Lengths are in
 * pixels.
 */
export function fittingCount(widths: readonly number[], room: number, gap: number, menu: number): number {
  const widthOf = (count: number): number => widths.slice(0, count).reduce((sum, width) => sum + width + gap, 0);
  if (widthOf(widths.length) - gap <= room) return widths.length;
  let count = widths.length - 1;
  while (count > 0 && widthOf(count) + menu > room) count -= 1;
  return count;
}

/**
 * Returns how many items fit. Measures again when sizes or `ids` change. Items are the children with `data-action`,
 * including hidden ones.
 */
function useFittingCount(row: RefObject<HTMLElement | null>, ids: readonly string[]): number {
  const count = ids.length;
  const names = ids.join(' ');
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(
    function measureRow() {
      const element = row.current;
      if (!element || typeof ResizeObserver === 'undefined') return undefined;
      const items = [...element.querySelectorAll<HTMLElement>(':scope > [data-action]')];
      const measure = (): void => {
        const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
        const widths = items.map(({ offsetWidth }) => offsetWidth);
        // The menu's button is a square, so its width equals the row's height.
        setFitting(fittingCount(widths, element.clientWidth, gap, element.clientHeight));
      };
      measure();
      const observer = new ResizeObserver(measure);
      for (const each of [element, ...items]) observer.observe(each);
      return () => observer.disconnect();
    },
    [row, names],
  );
  return Math.min(fitting, count);
}
