import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { OTHERS } from '../../../../domain/impact/flowPicture.ts';
import type { ImpactSummary } from '../../../../domain/impact/impactSummary.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { ruleTabs } from '../../../shared/rules/ruleTabs.ts';
import { useEffectText } from '../useEffectText.ts';
import { FlowOfKind } from './FlowOfKind.tsx';

export type FlowCardsProps = { readonly summary: ImpactSummary; readonly configuration: CompanyConfiguration };

/** Cards with the number of orders for each pair of published and pending decision. */
export function FlowCards({ summary, configuration }: FlowCardsProps) {
  const { t } = useTranslation();
  const effectText = useEffectText(configuration);
  const changed = ruleTabs.filter((type) => summary.byType[type] > 0);
  const nameOf = (effect: number): string =>
    effect === OTHERS ? t('impact.flow.others') : effectText(summary.effects[effect]);
  return (
    <>
      {changed.map((type) => (
        <Card key={type} title={t(`rules.types.${type}`)}>
          <FlowOfKind
            title={t(`rules.types.${type}`)}
            flows={summary.flows.filter((flow) => flow.type === type)}
            nameOf={nameOf}
          />
        </Card>
      ))}
    </>
  );
}
