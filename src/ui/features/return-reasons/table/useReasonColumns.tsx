import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObservableReasonRow } from '../../../../application/return-reasons/ObservableReasonRow.ts';
import type { DataColumn } from '../../../shared/components/DataTable/DataTableProps.ts';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import type { ReasonActions } from './useReasonActions.ts';
import styles from './useReasonColumns.module.scss';
import { observer } from 'mobx-react-lite';
import { reasonKey } from '../../../../domain/return-reasons/reasonList.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { PreviousValue } from '../../../shared/components/PreviousValue/PreviousValue.tsx';
import { Store, User } from 'lucide-react';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { editEntry, moveEntries, removeEntry, restoreEntry } from '../../../shared/components/Menu/rowEntries.tsx';
import { RowMenu } from '../../../shared/components/Menu/RowMenu.tsx';

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

const ReasonName = observer(function ReasonName({ row }: { readonly row: ObservableReasonRow }) {
  const { t } = useTranslation();
  const { code, description, published, stands } = row;
  const Text = stands === 'removed' ? 'del' : 'span';
  const isRenamed = published !== undefined && published.description !== description;
  return (
    <>
      <span className={styles.name} data-setting={reasonKey(code)}>
        <Text dir="auto" className={classNames(stands === 'removed' && styles.removed)}>
          {description}
        </Text>
        {stands && <Pill tone="pending">{t(`returnReasons.pending.${stands}`)}</Pill>}
      </span>
      {isRenamed && <PreviousValue text={published.description} label={t('changes.before')} />}
    </>
  );
});

const ReasonPayer = observer(function ReasonPayer({ row }: { readonly row: ObservableReasonRow }) {
  const { t } = useTranslation();
  const { customerPays, published } = row;
  const nameOf = (isCustomer: boolean) =>
    isCustomer ? t('returnReasons.whoPays.customer') : t('returnReasons.whoPays.merchant');
  const isChanged = published !== undefined && published.paymentRequired !== customerPays;
  return (
    <>
      <Pill isWrapping icon={<Glyph of={customerPays ? User : Store} size="small" />}>
        {nameOf(customerPays)}
      </Pill>
      {isChanged && <PreviousValue text={nameOf(published.paymentRequired)} label={t('changes.before')} />}
    </>
  );
});

const ReasonRequirements = observer(function ReasonRequirements({
  row: { requirements: asked, published },
}: {
  readonly row: ObservableReasonRow;
}) {
  const { t } = useTranslation();
  const publishedRequirements = published?.paymentRequirements ?? [];
  const dropped = publishedRequirements.filter((requirement) => !asked.includes(requirement));
  const isFirstAsk = published !== undefined && publishedRequirements.length === 0 && asked.length > 0;
  return (
    <>
      {asked.length === 0 ? (
        <span className={styles.none} data-nothing={publishedRequirements.length === 0 || undefined}>
          {t('returnReasons.asksForNothing')}
        </span>
      ) : (
        <ul className={styles.list}>
          {asked.map((requirement) => (
            <li key={requirement} dir="auto">
              <Pill isWrapping>{requirement}</Pill>
            </li>
          ))}
        </ul>
      )}
      {(isFirstAsk ? [t('returnReasons.asksForNothing')] : dropped).map((text) => (
        <PreviousValue key={text} text={text} label={t('changes.before')} />
      ))}
    </>
  );
});

type ReasonMenuProps = {
  readonly row: ObservableReasonRow;
  readonly actions: ReasonActions;
};

const ReasonMenu = observer(function ReasonMenu({ row, actions }: ReasonMenuProps) {
  const { t } = useTranslation();
  const { code, description, isRemoved } = row;
  const restore = (): void => actions.onRestore(code);
  return (
    <RowMenu
      label={t(`returnReasons.menu.${isRemoved ? 'bringBack' : 'label'}`, { reason: description })}
      onRestore={isRemoved ? restore : undefined}
      entries={() => [
        editEntry(t('returnReasons.menu.edit'), () => actions.onEdit(code)),
        ...moveEntries(t, {
          isFirst: row.isFirst,
          isLast: row.isLast,
          onMove: (by) => actions.onMove(code, by),
        }),
        ...(row.state === 'changed' || row.state === 'moved'
          ? [restoreEntry(t('returnReasons.menu.restore'), restore)]
          : []),
        removeEntry(t('returnReasons.menu.remove'), () => actions.onRemove(code)),
      ]}
    />
  );
});
