import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ObservableWarehouseRow } from '../../../../application/warehouses/ObservableWarehouseRow.ts';
import { ruleKey } from '../../../../domain/rules/changes/ruleKey.ts';
import { useSettingLink } from '../../../shared/pages/PageLinksContext.ts';
import styles from './RoutedRules.module.scss';

/** Most rules that are named in a row. */
const SHOWN = 2;

/** The rules that send items to an address; the default takes what no rule sends elsewhere. */
export const RoutedRules = observer(function RoutedRules({ row }: { readonly row: ObservableWarehouseRow }) {
  const { t } = useTranslation();
  const linkTo = useSettingLink();
  const { rules, isDefault, isRemoved } = row;
  if (isRemoved && rules.length === 0) return undefined;
  const named = rules.slice(0, SHOWN);
  return (
    <ul className={styles.rules} data-nothing={(!isDefault && rules.length === 0) || undefined}>
      {isDefault && <li className={styles.muted}>{t('returnAddresses.everythingElse')}</li>}
      {!isDefault && rules.length === 0 && <li className={styles.muted}>{t('returnAddresses.noRule')}</li>}
      {named.map(({ ruleId, name, enabled }) => {
        const go = linkTo('rules', ruleKey(ruleId));
        const text = enabled ? name : t('returnAddresses.ruleOff', { rule: name });
        return (
          <li key={ruleId}>
            {go ? (
              <button type="button" className={styles.link} onClick={go}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        );
      })}
      {rules.length > SHOWN && <li>{t('returnAddresses.moreRules', { count: rules.length - SHOWN })}</li>}
    </ul>
  );
});
