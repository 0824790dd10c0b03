import { GitBranchPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import { Ids } from '../../../../application/shared/Ids.ts';
import type { RuleType } from '../../../../domain/company/parts/ruleDocument.ts';
import type { OrderItem } from '../../../../domain/rules/evaluation/orderItem.ts';
import { conditionsOfItem } from '../../../../domain/simulator/conditionsOfItem.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Menu } from '../../../shared/components/Menu/Menu.tsx';
import { lazyComponent } from '../../../shared/lazy/lazyComponent.tsx';
import { useService } from '../../../shared/services.tsx';
import { ruleTabs } from '../../../shared/rules/ruleTabs.ts';

const RuleDialog = lazyComponent(async () => (await import('../../rules/form/RuleDialog.tsx')).RuleDialog);

export type RuleFromItemProps = {
  readonly item: OrderItem;
  /** Type of the new rule. Undefined until selected. */
  readonly type: RuleType | undefined;
  readonly onChoose: (type: RuleType) => void;
  readonly onClose: () => void;
};

/** Menu and dialog to create a rule whose conditions match the item. */
export function RuleFromItem({ item, type, onChoose, onClose }: RuleFromItemProps) {
  const { t } = useTranslation();
  const company = useService(CompanyStore);
  const changes = useService(PendingChangesStore);
  const ids = useService(Ids);
  const [editor] = useState(() => new RulesEditor(company, changes, ids));
  const label = t('simulator.makeRule');
  return (
    <>
      <Menu
        label={label}
        entries={() => ruleTabs.map((id) => ({ id, label: t(`rules.types.${id}`), onAction: () => onChoose(id) }))}
      >
        <Button size="compact" variant="quiet" icon={<Glyph of={GitBranchPlus} size="small" />}>
          {label}
        </Button>
      </Menu>
      {type && <RuleDialog editor={editor} type={type} given={conditionsOfItem(item)} onClose={onClose} />}
    </>
  );
}
