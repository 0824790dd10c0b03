import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import type { RuleType } from '../../../../domain/company/parts/ruleDocument.ts';
import { OTHERS } from '../../../../domain/impact/flowPicture.ts';
import type { ImpactSummary } from '../../../../domain/impact/impactSummary.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { ruleTabs } from '../../rules/list/ruleTabs.ts';
import { useEffectText } from '../useEffectText.ts';
import { FlowOfKind } from './FlowOfKind.tsx';

const ALL = 'all';

export type FlowCardProps = { readonly summary: ImpactSummary; readonly configuration: CompanyConfiguration };

/** How many orders go from what is decided of them to what will be, of one kind of decision or of all that change. */
export function FlowCard({ summary, configuration }: FlowCardProps) {
  const { t } = useTranslation();
  const effectText = useEffectText(configuration);
  const changed = ruleTabs.filter((type) => summary.byType[type] > 0);
  const [wished, setWished] = useState<RuleType | typeof ALL>();
  const choice = wished === ALL ? ALL : (changed.find((each) => each === wished) ?? changed[0]);
  const kinds = changed.map((id) => ({ id, label: t(`returnRules.types.${id}`) }));
  const nameOf = (effect: number): string =>
    effect === OTHERS ? t('impact.flow.others') : effectText(summary.effects[effect]);
  return (
    <Card title={t('impact.flow.title')}>
      <Select
        label={t('impact.flow.kind')}
        optionalMark={undefined}
        isLabelHidden
        placeholder=""
        options={kinds.length > 1 ? [...kinds, { id: ALL, label: t('impact.flow.all') }] : kinds}
        value={choice}
        onChange={setWished}
      />
      {changed
        .filter((type) => choice === ALL || type === choice)
        .map((type) => (
          <FlowOfKind
            key={type}
            title={choice === ALL ? t(`returnRules.types.${type}`) : undefined}
            flows={summary.flows.filter((flow) => flow.type === type)}
            nameOf={nameOf}
          />
        ))}
    </Card>
  );
}
