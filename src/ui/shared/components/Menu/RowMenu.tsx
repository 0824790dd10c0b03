import { Ellipsis, Undo2 } from 'lucide-react';
import { IconButton } from '../Button/IconButton.tsx';
import { Glyph } from '../Icon/Glyph.tsx';
import { Menu } from './Menu.tsx';
import type { MenuProps } from './MenuProps.ts';

export type RowMenuProps = Pick<MenuProps, 'label' | 'entries'> & {
  /** Restores a removed row. If present, the row has no other action. */
  readonly onRestore?: (() => void) | undefined;
};

/** Menu of a row or card. For a removed row, renders a button instead of the menu. The button restores the row. */
export function RowMenu({ label, entries, onRestore }: RowMenuProps) {
  if (onRestore)
    return <IconButton label={label} icon={<Glyph of={Undo2} isMirrored />} size="compact" onPress={onRestore} />;
  return (
    <Menu label={label} entries={entries}>
      <IconButton label={label} icon={<Glyph of={Ellipsis} />} size="compact" />
    </Menu>
  );
}
