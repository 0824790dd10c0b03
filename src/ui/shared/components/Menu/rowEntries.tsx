import type { TFunction } from 'i18next';
import { ArrowDown, ArrowUp, Pencil, Trash2, Undo2 } from 'lucide-react';
import { Glyph } from '../Icon/Glyph.tsx';
import type { MenuEntry } from './MenuProps.ts';

export const editEntry = (label: string, onAction: () => void): MenuEntry => ({
  id: 'edit',
  label,
  icon: <Glyph of={Pencil} size="small" />,
  onAction,
});

export type Moves = {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
};

export const moveEntries = (t: TFunction, { isFirst, isLast, onMove }: Moves): readonly MenuEntry[] => [
  {
    id: 'up',
    label: t('common.table.moveUp'),
    icon: <Glyph of={ArrowUp} size="small" />,
    isDisabled: isFirst,
    onAction: () => onMove(-1),
  },
  {
    id: 'down',
    label: t('common.table.moveDown'),
    icon: <Glyph of={ArrowDown} size="small" />,
    isDisabled: isLast,
    onAction: () => onMove(1),
  },
];

export const restoreEntry = (label: string, onAction: () => void): MenuEntry => ({
  id: 'restore',
  label,
  icon: <Glyph of={Undo2} size="small" isMirrored />,
  onAction,
});

export const removeEntry = (label: string, onAction: () => void): MenuEntry => ({
  id: 'remove',
  label,
  icon: <Glyph of={Trash2} size="small" />,
  isCritical: true,
  hasSeparatorBefore: true,
  onAction,
});
