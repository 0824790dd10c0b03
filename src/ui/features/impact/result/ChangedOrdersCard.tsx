import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ImpactProcess } from '../../../../application/impact/ImpactProcess.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import type { ChangeFilter } from '../../../../domain/impact/ChangeList.ts';
import type { ImpactSummary } from '../../../../domain/impact/impactSummary.ts';
import { orderFields } from '../../../../domain/orders/orderFields.ts';
import { ruleTypes } from '../../../../domain/rules/ruleType.ts';
import { ruleTabs } from '../../../shared/rules/ruleTabs.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { EmptyState } from '../../../shared/components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { SearchField } from '../../../shared/components/SearchField/SearchField.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { downloadFile } from '../../../shared/tables/downloadFile.ts';
import { withoutIsolates } from '../../../shared/texts/isolated.ts';
import { useTableViews } from '../../../shared/tables/useTableViews.tsx';
import { useEffectText } from '../useEffectText.ts';
import { useFigures } from '../useFigures.ts';
import { ChangedOrdersTable } from './ChangedOrdersTable.tsx';
import { useChangedOrderColumns } from './useChangedOrderColumns.tsx';
import styles from './ChangedOrdersCard.module.scss';

const ALL = 'all';

export type ChangedOrdersCardProps = {
  readonly impact: ImpactProcess;
  readonly summary: ImpactSummary;
  readonly configuration: CompanyConfiguration;
};

/** Filter as text for a saved view. Contains the rule's name, because a rule's index is valid in only one summary. */
function filterText({ type, rule, search }: ChangeFilter, { rules }: ImpactSummary): string {
  const name = rule === undefined ? undefined : rules[rule]?.name;
  return new URLSearchParams({
    ...(type && { type }),
    ...(name !== undefined && { rule: name }),
    ...(search && { search }),
  }).toString();
}

function filterOf(text: string, { rules }: ImpactSummary): ChangeFilter {
  const saved = new URLSearchParams(text);
  const rule = rules.findIndex(({ name }) => name === saved.get('rule'));
  return {
    type: ruleTypes.find((type) => type === saved.get('type')),
    rule: rule < 0 ? undefined : rule,
    search: saved.get('search') ?? undefined,
  };
}

export const ChangedOrdersCard = observer(function ChangedOrdersCard(props: ChangedOrdersCardProps) {
  const { impact, summary, configuration } = props;
  const { t } = useTranslation();
  const { number } = useFigures();
  const effectText = useEffectText(configuration);
  const { changed } = impact;
  const { filter } = changed;
  const { columns, controls } = useTableViews({
    table: 'changed-orders',
    columns: useChangedOrderColumns(summary, configuration),
    filter: {
      text: filterText(filter, summary),
      apply: (text) => void changed.show(filterOf(text, summary)),
    },
  });

  async function save(): Promise<void> {
    const file = await impact.write({
      headers: [
        ...orderFields.map((field) => t(`impact.fields.${field}`)),
        t('impact.rows.kind'),
        t('changes.sides.published'),
        t('changes.sides.pending'),
        t('impact.rows.rule'),
      ],
      types: ruleTypes.map((type) => t(`rules.types.${type}`)),
      effects: summary.effects.map((effect) => withoutIsolates(effectText(effect))),
      rules: summary.rules.map(({ name }) => name),
    });
    if (file) downloadFile(`${t('impact.rows.fileName')}.csv`, file);
  }

  return (
    <Card
      density="flush"
      title={t('impact.rows.title')}
      actions={
        <div className={styles.actions}>
          <KeyedText>{controls}</KeyedText>
          <Button icon={<Glyph of={Download} />} onPress={() => void save()}>
            {t('impact.rows.export')}
          </Button>
        </div>
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
                label: `${t(`rules.types.${type}`)} ${number(summary.byType[type])}`,
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
        <EmptyState title={t('impact.rows.none')} />
      ) : (
        <ChangedOrdersTable changed={changed} columns={columns} />
      )}
    </Card>
  );
});
