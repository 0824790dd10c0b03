import { ArrowLeft, Check, ChevronRight } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
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
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import styles from '../OverlayFrame/Popover.module.scss';
import type { MenuEntry, MenuProps } from './MenuProps.ts';

const BACK = 'back';
const CLOSED = { isOpen: false, entries: [] };

function renderAction(entry: MenuEntry, staysOpen: boolean, onOpenSubList: (id: string) => void): ReactNode {
  return [
    entry.hasSeparatorBefore ? (
      <Separator key={`${entry.id}-separator`} className={classNames(styles.separator)} />
    ) : null,
    <MenuItem
      key={entry.id}
      id={entry.id}
      textValue={entry.label}
      {...omitUndefined({ href: entry.href, isDisabled: entry.isDisabled })}
      target="_blank"
      rel="noreferrer"
      shouldCloseOnSelect={entry.subList === undefined && !staysOpen}
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

type MenuListProps = Pick<MenuProps, 'label' | 'isMultiple'> & {
  readonly entries: readonly MenuEntry[];
  /** Id of the entry whose submenu is open. */
  readonly openId: string | undefined;
  readonly onOpenSubList: (id: string | undefined) => void;
};

const MenuList = memo(function MenuList(props: MenuListProps) {
  const { label, entries, isMultiple = false, openId, onOpenSubList } = props;
  const subList = entries.find(({ id }) => id === openId)?.subList;
  const selected = (subList?.actions ?? entries).filter(({ isSelected }) => isSelected).map(({ id }) => id);
  return (
    <AriaMenu
      // A new key mounts a new list, so that the focus starts at the top.
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
          onAction={() => onOpenSubList(undefined)}
          className={classNames(styles.item)}
        >
          <Glyph of={ArrowLeft} size="small" isMirrored />
          <Text slot="label">{subList.backLabel}</Text>
        </MenuItem>
      )}
      {subList !== undefined && <Separator className={classNames(styles.separator)} />}
      {subList === undefined && !isMultiple ? (
        entries.flatMap((entry) => renderAction(entry, false, onOpenSubList))
      ) : (
        <MenuSection
          aria-label={subList?.backLabel ?? label}
          selectionMode={isMultiple ? 'multiple' : 'single'}
          selectedKeys={selected}
        >
          {(subList?.actions ?? entries).flatMap((action) => renderAction(action, isMultiple, onOpenSubList))}
        </MenuSection>
      )}
    </AriaMenu>
  );
});

export function Menu(props: MenuProps) {
  const { children, label, entries, isMultiple, placement = 'bottom end', isNarrow = false } = props;
  const [isOpen, setOpen] = useState(false);
  const [openId, setOpenId] = useState<string | undefined>();
  const [openEntries, setOpenEntries] = useState<{ readonly isOpen: boolean; readonly entries: readonly MenuEntry[] }>(
    CLOSED,
  );
  if (openEntries.isOpen !== isOpen)
    setOpenEntries({ isOpen, entries: isOpen && typeof entries === 'function' ? entries() : openEntries.entries });

  function handleOpenChange(opens: boolean): void {
    setOpen(opens);
    if (!opens) setOpenId(undefined);
  }

  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={handleOpenChange}>
      <KeyedText>{children}</KeyedText>
      <Popover placement={placement} offset={4} className={classNames(styles.popover, isNarrow && styles.narrow)}>
        <MenuList
          label={label}
          isMultiple={isMultiple}
          entries={typeof entries === 'function' ? openEntries.entries : entries}
          openId={openId}
          onOpenSubList={setOpenId}
        />
      </Popover>
    </MenuTrigger>
  );
}
