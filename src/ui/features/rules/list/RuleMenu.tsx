import { Archive, ArrowDownToLine, ArrowDownUp, ArrowUpToLine, CopyPlus, PowerOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { archivesRules } from '../../../../domain/branding/adminConfiguration.ts';
import type { ObservableRuleRow } from '../../../../application/rules/ObservableRuleRow.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import type { MenuEntry } from '../../../shared/components/Menu/MenuProps.ts';
import { editEntry, moveEntries, restoreEntry } from '../../../shared/components/Menu/rowEntries.tsx';
import { RowMenu } from '../../../shared/components/Menu/RowMenu.tsx';
import { useService } from '../../../shared/services.tsx';
import type { RuleActions } from './useRuleActions.ts';

export type RuleMenuProps = { readonly row: ObservableRuleRow; readonly actions: RuleActions };

/** If the service has no archive, a published rule can be disabled instead of archived. */
export const RuleMenu = observer(function RuleMenu({ row, actions }: RuleMenuProps) {
  const { t } = useTranslation();
  const archives = archivesRules(useService(BrandingStore).configuration);
  const { ruleId, name, isRemoved } = row;
  const label = t(`rules.menu.${isRemoved ? 'bringBack' : 'label'}`, { rule: name });
  const restore = (): void => actions.onRestore(ruleId);
  const entries = (): readonly MenuEntry[] => {
    const { isOn, state, place, isLast, movableCount } = row;
    const moves: readonly MenuEntry[] =
      place === 0
        ? []
        : [
            ...moveEntries(t, {
              isFirst: place === 1,
              isLast,
              onMove: (by) => actions.onMove(ruleId, place - 1 + by),
            }),
            {
              id: 'top',
              label: t('rules.menu.moveTop'),
              icon: <Glyph of={ArrowUpToLine} size="small" />,
              isDisabled: place === 1,
              onAction: () => actions.onMove(ruleId, 0),
            },
            {
              id: 'bottom',
              label: t('rules.menu.moveBottom'),
              icon: <Glyph of={ArrowDownToLine} size="small" />,
              isDisabled: isLast,
              onAction: () => actions.onMove(ruleId, movableCount - 1),
            },
            {
              id: 'place',
              label: t('rules.menu.moveTo'),
              icon: <Glyph of={ArrowDownUp} size="small" />,
              isDisabled: movableCount === 1,
              onAction: () => actions.onMoveTo(ruleId),
            },
          ];
    const archive: MenuEntry = {
      id: 'archive',
      label: t('rules.menu.archive'),
      icon: <Glyph of={Archive} size="small" />,
      isCritical: true,
      hasSeparatorBefore: true,
      onAction: () => actions.onArchive(ruleId),
    };
    const switchOff: MenuEntry = {
      id: 'off',
      label: t('rules.remedies.off'),
      icon: <Glyph of={PowerOff} size="small" />,
      hasSeparatorBefore: true,
      onAction: () => actions.onSwitch(ruleId, false),
    };
    const isArchivable = archives || state === 'added';
    return [
      editEntry(t('rules.menu.edit'), () => actions.onEdit(ruleId)),
      {
        id: 'duplicate',
        label: t('rules.menu.duplicate'),
        description: t('rules.menu.duplicateHint'),
        icon: <Glyph of={CopyPlus} size="small" />,
        onAction: () => actions.onDuplicate(ruleId),
      },
      ...moves,
      ...(state === 'changed' || state === 'moved' ? [restoreEntry(t('rules.menu.restore'), restore)] : []),
      ...(isArchivable ? [archive] : []),
      ...(!isArchivable && isOn ? [switchOff] : []),
    ];
  };
  return <RowMenu label={label} entries={entries} onRestore={isRemoved ? restore : undefined} />;
});
