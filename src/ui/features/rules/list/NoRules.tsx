import { GitBranch, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RuleType } from '../../../../domain/company/parts/ruleDocument.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { EmptyState } from '../../../shared/components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';

/** What a type of rules is for, until there is one. */
export function NoRules({ type, onAdd }: { readonly type: RuleType; readonly onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <Card density="flush">
      <EmptyState
        icon={<Glyph of={GitBranch} />}
        title={t('returnRules.empty.title')}
        action={
          <Button variant="primary" icon={<Glyph of={Plus} />} onPress={onAdd}>
            {t('returnRules.add')}
          </Button>
        }
      >
        {t(`returnRules.empty.${type}`)}
      </EmptyState>
    </Card>
  );
}
