import { ArrowLeft, Check, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
  Text,
} from 'react-aria-components/Menu';
import { classNames } from '../../classNames.ts';
import { omitUndefined } from '../../omitUndefined.ts';
import { Glyph } from '../Icon/Glyph.tsx';
import styles from '../OverlayFrame/Popover.module.scss';

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

const BACK = 'back';

function renderAction(entry: MenuEntry, onOpenSubList: (id: string) => void): ReactNode {
  return [
    entry.hasSeparatorBefore ? (
      <Separator key={`${entry.id}-separator`} className={classNames(styles.separator)} />
    ) : null,
    <MenuItem
      key={entry.id}
      id={entry.id}
      textValue={entry.label}
      {...omitUndefined({ href: entry.href, isDisabled: entry.isDisabled })}
      shouldCloseOnSelect={entry.subList === undefined}
      onAction={() => (entry.subList ? onOpenSubList(entry.id) : entry.onAction?.())}
      className={classNames(styles.item, entry.isCritical && styles.critical)}
    >
      {entry.icon}
      <span className={styles.words}>
        <Text slot="label" {...omitUndefined({ lang: entry.lang })}>
          {entry.label}
        </Text>
        {entry.description !== undefined && (
          <Text slot="description" className={classNames(styles.description)}>
            {entry.description}
          </Text>
        )}
      </span>
      {entry.trail !== undefined && <span className={styles.trail}>{entry.trail}</span>}
      {entry.isSelected !== undefined && <Glyph of={Check} size="small" className={styles.check} />}
      {entry.subList !== undefined && <Glyph of={ChevronRight} size="small" isMirrored />}
    </MenuItem>,
  ];
}

/** A short list of things to do, opened by its trigger. An entry may open a list of its own in the same place. */
export function Menu({ children, label, entries, placement = 'bottom end' }: MenuProps) {
  const [openId, setOpenId] = useState<string | undefined>();
  const subList = entries.find(({ id }) => id === openId)?.subList;
  const selected = subList?.actions.filter(({ isSelected }) => isSelected).map(({ id }) => id) ?? [];
  return (
    <MenuTrigger onOpenChange={(isOpen) => !isOpen && setOpenId(undefined)}>
      {children}
      <Popover placement={placement} offset={4} className={classNames(styles.popover)}>
        <AriaMenu
          // A list of its own each time, so that the focus starts at its top.
          key={openId ?? 'main'}
          aria-label={label}
          autoFocus="first"
          className={classNames(styles.list)}
        >
          {subList !== undefined && (
            <MenuItem
              id={BACK}
              textValue={subList.backLabel}
              shouldCloseOnSelect={false}
              onAction={() => setOpenId(undefined)}
              className={classNames(styles.item)}
            >
              <Glyph of={ArrowLeft} size="small" isMirrored />
              <Text slot="label">{subList.backLabel}</Text>
            </MenuItem>
          )}
          {subList !== undefined && <Separator className={classNames(styles.separator)} />}
          {subList === undefined ? (
            entries.flatMap((entry) => renderAction(entry, setOpenId))
          ) : (
            <MenuSection aria-label={subList.backLabel} selectionMode="single" selectedKeys={selected}>
              {subList.actions.flatMap((action) => renderAction(action, setOpenId))}
            </MenuSection>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
