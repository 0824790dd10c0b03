import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ObservableWarehouseRow } from '../../../../application/warehouses/ObservableWarehouseRow.ts';
import { RuleLinks } from '../../../shared/settings/RuleLinks.tsx';
import styles from './RoutedRules.module.scss';

/** The default address also gets all items without a rule. */
export const RoutedRules = observer(function RoutedRules({ row }: { readonly row: ObservableWarehouseRow }) {
  const { t } = useTranslation();
  const { rules, isDefault, isRemoved } = row;
  if (isRemoved && rules.length === 0) return undefined;
  return (
    <ul className={styles.rules} data-nothing={(!isDefault && rules.length === 0) || undefined}>
      {isDefault && <li className={styles.muted}>{t('returnAddresses.everythingElse')}</li>}
      {!isDefault && rules.length === 0 && <li className={styles.muted}>{t('returnAddresses.noRule')}</li>}
      <RuleLinks rules={rules} />
    </ul>
  );
});
