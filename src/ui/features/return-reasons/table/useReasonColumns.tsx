import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReasonRow } from '../../../../domain/return-reasons/reasonRows.ts';
import type { DataColumn } from '../../../shared/components/DataTable/DataTableProps.ts';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import type { ReasonActions } from './ReasonActions.ts';
import { ReasonMenu } from './ReasonMenu.tsx';
import { ReasonName } from './ReasonName.tsx';
import { ReasonPayer } from './ReasonPayer.tsx';
import { ReasonRequirements } from './ReasonRequirements.tsx';
import styles from './useReasonColumns.module.scss';

const asksNothing = ({ reason, published }: ReasonRow): boolean =>
  !reason.paymentRequirements?.length && !published?.paymentRequirements?.length;

/** The columns of the reasons table; `staying` are the codes that are not removed, in order. */
export function useReasonColumns(staying: readonly string[], actions: ReasonActions): readonly DataColumn<ReasonRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'reason',
        header: t('returnReasons.columns.reason'),
        isRowHeader: true,
        place: 'title',
        render: (row) => <ReasonName row={row} />,
      },
      {
        id: 'code',
        header: t('returnReasons.columns.code'),
        render: ({ code }) => (
          <bdi dir="ltr" className={styles.code}>
            {code}
          </bdi>
        ),
      },
      { id: 'payer', header: t('returnReasons.columns.whoPays'), render: (row) => <ReasonPayer row={row} /> },
      {
        id: 'requirements',
        header: t('returnReasons.columns.asksFor'),
        isEmpty: asksNothing,
        render: (row) => <ReasonRequirements row={row} />,
      },
      {
        id: 'offered',
        header: t('returnReasons.columns.offered'),
        place: 'aside',
        width: 'fit',
        isEmpty: ({ state }) => state === 'removed',
        render: ({ code, reason, state }) =>
          state !== 'removed' && (
            <Switch
              label={t('returnReasons.offerNamed', { reason: reason.description })}
              isLabelHidden
              isSelected={reason.enabled}
              onChange={(isOffered) => actions.onOffer(code, isOffered)}
            />
          ),
      },
      {
        id: 'actions',
        header: t('returnReasons.columns.actions'),
        isHeaderHidden: true,
        place: 'aside',
        width: 'fit',
        render: (row) => (
          <ReasonMenu
            row={row}
            actions={actions}
            isFirst={row.code === staying[0]}
            isLast={row.code === staying.at(-1)}
          />
        ),
      },
    ],
    [t, actions, staying],
  );
}
