import { Ellipsis, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { archivesRules } from '../../../../application/rules/archivesRules.ts';
import type { ObservableRuleRow } from '../../../../application/rules/ObservableRuleRow.ts';
import { LazyPart } from '../../../../application/shared/LazyPart.ts';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { LazyMenu } from '../../../shared/components/Menu/LazyMenu.tsx';
import { useService } from '../../../shared/services.tsx';
import type { RuleActions } from './useRuleActions.ts';

export type RuleMenuProps = { readonly row: ObservableRuleRow; readonly actions: RuleActions };

const openable = new LazyPart(async () => (await import('./OpenableRuleMenu.tsx')).OpenableRuleMenu);

/**
 * What can be done to one rule; an archived one can only be brought back, a default one has no place to move to. Where the
 * service archives none, one that is published can be switched off: it stays, and so does its name.
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
  return isRemoved ? (
    button
  ) : (
    <LazyMenu openable={openable} given={{ label, row, actions, archives }}>
      {button}
    </LazyMenu>
  );
});
