import { useTranslation } from 'react-i18next';
import { OTHERS } from '../../../../domain/impact/flowPicture.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { ruleTabs } from '../../../shared/rules/ruleTabs.ts';
import { useEffectText } from '../useEffectText.ts';
import type { FiguresProps } from './Figures.tsx';
import { FlowOfKind } from './FlowOfKind.tsx';

/** Cards with the number of orders for each pair of published and pending decision. */
export function FlowCards({ summary, configuration }: FiguresProps) {
  const { t } = useTranslation();
  const effectText = useEffectText(configuration);
  const nameOf = (effect: number): string =>
    effect === OTHERS ? t('impact.flow.others') : effectText(summary.effects[effect]);
  return ruleTabs
    .filter((type) => summary.byType[type] > 0)
    .map((type) => (
      <Card key={type} title={t(`rules.types.${type}`)}>
        <FlowOfKind
          title={t(`rules.types.${type}`)}
          flows={summary.flows.filter((flow) => flow.type === type)}
          nameOf={nameOf}
        />
      </Card>
    ));
}
