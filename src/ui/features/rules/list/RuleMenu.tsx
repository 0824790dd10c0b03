import {
  Archive,
  ArrowDown,
  ArrowDownToLine,
  ArrowDownUp,
  ArrowUp,
  ArrowUpToLine,
  CopyPlus,
  Ellipsis,
  Pencil,
  PowerOff,
  Undo2,
} from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { archivesRules } from '../../../../domain/branding/adminConfiguration.ts';
import type { ObservableRuleRow } from '../../../../application/rules/ObservableRuleRow.ts';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Menu } from '../../../shared/components/Menu/Menu.tsx';
import type { MenuEntry } from '../../../shared/components/Menu/MenuProps.ts';
import { useService } from '../../../shared/services.tsx';
import type { RuleActions } from './useRuleActions.ts';

export type RuleMenuProps = { readonly row: ObservableRuleRow; readonly actions: RuleActions };

/**
 * An archived rule can only be restored, a default rule cannot be moved. Without archiving, a published rule can be
 * disabled.
 */
export const RuleMenu = observer(function RuleMenu({ row, actions }: RuleMenuProps) {
  const { t } = useTranslation();
  const archives = archivesRules(useService(BrandingStore).configuration);
  const { ruleId, name, isRemoved } = row;
  const label = t(`returnRules.menu.${isRemoved ? 'bringBack' : 'label'}`, { rule: name });
  const button = (
    <IconButton
      label={label}
      icon={<Glyph of={isRemoved ? Undo2 : Ellipsis} isMirrored={isRemoved} />}
      size="compact"
      onPress={isRemoved ? () => actions.onRestore(ruleId) : undefined}
    />
  );
  const entries = (): readonly MenuEntry[] => {
    const { isOn, state, place, isLast, movableCount } = row;
    const moves: readonly MenuEntry[] =
      place === 0
        ? []
        : [
            {
              id: 'up',
              label: t('returnRules.menu.moveUp'),
              icon: <Glyph of={ArrowUp} size="small" />,
              isDisabled: place === 1,
              onAction: () => actions.onMove(ruleId, place - 2),
            },
            {
              id: 'down',
              label: t('returnRules.menu.moveDown'),
              icon: <Glyph of={ArrowDown} size="small" />,
              isDisabled: isLast,
              onAction: () => actions.onMove(ruleId, place),
            },
            {
              id: 'top',
              label: t('returnRules.menu.moveTop'),
              icon: <Glyph of={ArrowUpToLine} size="small" />,
              isDisabled: place === 1,
              onAction: () => actions.onMove(ruleId, 0),
            },
            {
              id: 'bottom',
              label: t('returnRules.menu.moveBottom'),
              icon: <Glyph of={ArrowDownToLine} size="small" />,
              isDisabled: isLast,
              onAction: () => actions.onMove(ruleId, movableCount - 1),
            },
            {
              id: 'place',
              label: t('returnRules.menu.moveTo'),
              icon: <Glyph of={ArrowDownUp} size="small" />,
              isDisabled: movableCount === 1,
              onAction: () => actions.onMoveTo(ruleId),
            },
          ];
    const archive: MenuEntry = {
      id: 'archive',
      label: t('returnRules.menu.archive'),
      icon: <Glyph of={Archive} size="small" />,
      isCritical: true,
      hasSeparatorBefore: true,
      onAction: () => actions.onArchive(ruleId),
    };
    const switchOff: MenuEntry = {
      id: 'off',
      label: t('returnRules.remedies.off'),
      icon: <Glyph of={PowerOff} size="small" />,
      hasSeparatorBefore: true,
      onAction: () => actions.onSwitch(ruleId, false),
    };
    const isArchivable = archives || state === 'added';
    return [
      {
        id: 'edit',
        label: t('returnRules.menu.edit'),
        icon: <Glyph of={Pencil} size="small" />,
        onAction: () => actions.onEdit(ruleId),
      },
      {
        id: 'duplicate',
        label: t('returnRules.menu.duplicate'),
        description: t('returnRules.menu.duplicateHint'),
        icon: <Glyph of={CopyPlus} size="small" />,
        onAction: () => actions.onDuplicate(ruleId),
      },
      ...moves,
      ...(state === 'changed' || state === 'moved'
        ? [
            {
              id: 'restore',
              label: t('returnRules.menu.restore'),
              icon: <Glyph of={Undo2} size="small" isMirrored />,
              onAction: () => actions.onRestore(ruleId),
            },
          ]
        : []),
      ...(isArchivable ? [archive] : []),
      ...(!isArchivable && isOn ? [switchOff] : []),
    ];
  };
  return isRemoved ? (
    button
  ) : (
    <Menu label={label} entries={entries}>
      {button}
    </Menu>
  );
});
