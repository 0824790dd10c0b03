import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObservableReasonRow } from '../../../../application/return-reasons/ObservableReasonRow.ts';
import type { DataColumn } from '../../../shared/components/DataTable/DataTableProps.ts';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import type { ReasonActions } from './useReasonActions.ts';
import { ReasonMenu } from './ReasonMenu.tsx';
import { ReasonName } from './ReasonName.tsx';
import { ReasonPayer } from './ReasonPayer.tsx';
import { ReasonRequirements } from './ReasonRequirements.tsx';
import styles from './useReasonColumns.module.scss';

export function useReasonColumns(actions: ReasonActions): readonly DataColumn<ObservableReasonRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'reason',
        header: t('returnReasons.columns.reason'),
        isRowHeader: true,
        place: 'title',
        width: 2.75,
        render: (row) => <ReasonName row={row} />,
      },
      {
        id: 'code',
        header: t('returnReasons.columns.code'),
        width: 1.75,
        render: ({ code }) => (
          <bdi dir="ltr" className={styles.code}>
            {code}
          </bdi>
        ),
      },
      {
        id: 'payer',
        header: t('returnReasons.columns.whoPays'),
        width: 2.25,
        render: (row) => <ReasonPayer row={row} />,
      },
      {
        id: 'requirements',
        header: t('returnReasons.columns.asksFor'),
        width: 2.5,
        render: (row) => <ReasonRequirements row={row} />,
      },
      {
        id: 'offered',
        header: t('returnReasons.columns.offered'),
        place: 'aside',
        width: 'control',
        render: ({ code, description, isOffered, isRemoved }) =>
          !isRemoved && (
            <Switch
              label={t('returnReasons.offerNamed', { reason: description })}
              isLabelHidden
              isSelected={isOffered}
              onChange={(isOn) => actions.onOffer(code, isOn)}
            />
          ),
      },
      {
        id: 'actions',
        header: t('returnReasons.columns.actions'),
        isHeaderHidden: true,
        place: 'aside',
        width: 'icon',
        render: (row) => <ReasonMenu row={row} actions={actions} />,
      },
    ],
    [t, actions],
  );
}
