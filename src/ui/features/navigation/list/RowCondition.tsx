import { useTranslation } from 'react-i18next';
import type { NavigationRow } from '../../../../domain/navigation/outline/outlineRows.ts';
import { isNavigationCondition } from '../../../../domain/navigation/navigationConditions.ts';
import { isHttpAddress } from '../../../../domain/validation/formats/isHttpAddress.ts';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import styles from './Rows.module.scss';

/** Condition of a row as text. Renders nothing if the row is always shown. */
export function RowCondition({ row, hasPage }: { readonly row: NavigationRow; readonly hasPage: boolean }) {
  const { t } = useTranslation();
  const { kind, url, condition, withFilters } = row;
  if (kind === 'section')
    return withFilters && <span className={styles.muted}>{t('navigationEditor.vanishesEmpty')}</span>;
  if (url !== '' && !hasPage && !isHttpAddress(url ?? ''))
    return <Pill tone="warning">{t('navigationEditor.noPage')}</Pill>;
  if (condition === undefined) return undefined;
  return isNavigationCondition(condition) ? (
    <Pill isWrapping>{t(`navigationEditor.conditions.${condition}`)}</Pill>
  ) : (
    <span className={styles.muted}>{t('navigationEditor.unknownCondition', { condition })}</span>
  );
}
