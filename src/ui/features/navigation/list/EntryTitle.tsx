import { useTranslation } from 'react-i18next';
import type { NavigationRow } from '../../../../domain/navigation/outline/outlineRows.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Icon } from '../../../shared/components/Icon/Icon.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { useRowName } from '../useRowName.ts';
import styles from './Rows.module.scss';

export function EntryTitle({ row }: { readonly row: NavigationRow }) {
  const { t } = useTranslation();
  const rowName = useRowName();
  const { kind, icon, count, change, isAtBottom, isListedTwice } = row;
  return (
    <span className={classNames(styles.title, styles[kind])}>
      {kind !== 'section' && <Icon name={icon ?? ''} size="small" />}
      <span dir="auto" className={row.title ? undefined : styles.muted}>
        {rowName(row)}
      </span>
      {kind === 'section' && <span className={styles.count}>{t('navigationEditor.pages', { count })}</span>}
      {isAtBottom && <Pill>{t('navigationEditor.atBottom')}</Pill>}
      {isListedTwice && <Pill tone="warning">{t('navigationEditor.listedTwice')}</Pill>}
      {change !== 'none' && <Pill tone="pending">{t(`navigationEditor.changes.${change}`)}</Pill>}
    </span>
  );
}
