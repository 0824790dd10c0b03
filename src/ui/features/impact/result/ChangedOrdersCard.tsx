import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ImpactProcess } from '../../../../application/impact/ImpactProcess.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import type { ImpactSummary } from '../../../../domain/impact/impactSummary.ts';
import { orderFields } from '../../../../domain/orders/orderFields.ts';
import { ruleTypes } from '../../../../domain/rules/ruleType.ts';
import { ruleTabs } from '../../rules/list/ruleTabs.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { SearchField } from '../../../shared/components/SearchField/SearchField.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { downloadFile } from '../../../shared/tables/downloadFile.ts';
import { useEffectText } from '../useEffectText.ts';
import { useFigures } from '../useFigures.ts';
import { ChangedOrdersTable } from './ChangedOrdersTable.tsx';
import styles from './ChangedOrdersCard.module.scss';

const ALL = 'all';

export type ChangedOrdersCardProps = {
  readonly impact: ImpactProcess;
  readonly summary: ImpactSummary;
  readonly configuration: CompanyConfiguration;
};

/** The orders that are decided differently, and all of them as a file. */
export const ChangedOrdersCard = observer(function ChangedOrdersCard(props: ChangedOrdersCardProps) {
  const { impact, summary, configuration } = props;
  const { t } = useTranslation();
  const { number } = useFigures();
  const effectText = useEffectText(configuration);
  const { changed } = impact;
  const { filter } = changed;

  async function save(): Promise<void> {
    const file = await impact.write({
      headers: [
        ...orderFields.map((field) => t(`impact.fields.${field}`)),
        t('impact.rows.kind'),
        t('changes.sides.published'),
        t('changes.sides.pending'),
        t('impact.rows.rule'),
      ],
      types: ruleTypes.map((type) => t(`returnRules.types.${type}`)),
      effects: summary.effects.map((effect) => effectText(effect).replaceAll(/[\u2066-\u2069]/g, '')),
      rules: summary.rules.map(({ name }) => name),
    });
    if (file) downloadFile(`${t('impact.rows.fileName')}.csv`, file);
  }

  return (
    <Card
      density="flush"
      title={t('impact.rows.title')}
      actions={
        <Button icon={<Glyph of={Download} />} onPress={() => void save()}>
          {t('impact.rows.export')}
        </Button>
      }
    >
      <div className={styles.filters}>
        <Select
          label={t('impact.rows.kind')}
          optionalMark={undefined}
          placeholder=""
          options={[
            { id: ALL, label: `${t('impact.rows.all')} ${number(summary.changedOrders)}` },
            ...ruleTabs
              .filter((type) => summary.byType[type] > 0)
              .map((type) => ({
                id: type,
                label: `${t(`returnRules.types.${type}`)} ${number(summary.byType[type])}`,
              })),
          ]}
          value={filter.type ?? ALL}
          onChange={(id) => void changed.show({ ...filter, type: id === ALL ? undefined : id })}
        />
        <Select
          label={t('impact.rows.rule')}
          optionalMark={undefined}
          placeholder=""
          options={[
            { id: ALL, label: t('impact.rows.anyRule') },
            ...summary.rules.map(({ name }, nth) => ({ id: String(nth), label: name })),
          ]}
          value={filter.rule === undefined ? ALL : String(filter.rule)}
          onChange={(id) => void changed.show({ ...filter, rule: id === ALL ? undefined : Number(id) })}
        />
        <div className={styles.search}>
          <SearchField
            label={t('impact.rows.search')}
            placeholder={t('impact.rows.search')}
            value={filter.search ?? ''}
            onChange={(search) => void changed.show({ ...filter, search })}
          />
        </div>
      </div>
      {changed.total === 0 ? (
        <p className={styles.none}>{t('impact.rows.none')}</p>
      ) : (
        <ChangedOrdersTable changed={changed} summary={summary} configuration={configuration} />
      )}
    </Card>
  );
});
