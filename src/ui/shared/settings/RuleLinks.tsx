import { useTranslation } from 'react-i18next';
import { ruleKey } from '../../../domain/rules/changes/ruleKey.ts';
import { useSettingLink } from '../pages/PageLinksContext.ts';
import styles from './RuleLinks.module.scss';

export type LinkedRule = { readonly ruleId: string; readonly name: string; readonly enabled: boolean };

/** Most rules that are named. */
const SHOWN = 2;

/** Entries of a list: rules by name, each leading to where it is edited, and how many more there are. */
export function RuleLinks({ rules }: { readonly rules: readonly LinkedRule[] }) {
  const { t } = useTranslation();
  const linkTo = useSettingLink();
  return (
    <>
      {rules.slice(0, SHOWN).map(({ ruleId, name, enabled }) => {
        const go = linkTo('rules', ruleKey(ruleId));
        const text = enabled ? name : t('common.ruleOff', { rule: name });
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
      {rules.length > SHOWN && <li>{t('common.moreRules', { count: rules.length - SHOWN })}</li>}
    </>
  );
}
