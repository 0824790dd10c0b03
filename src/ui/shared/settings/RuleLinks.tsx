import { useTranslation } from 'react-i18next';
import { ruleKey } from '../../../domain/rules/changes/ruleList.ts';
import { SettingLink } from './SettingLink.tsx';

export type LinkedRule = { readonly ruleId: string; readonly name: string; readonly enabled: boolean };

const MAX_SHOWN = 2;

export function RuleLinks({ rules }: { readonly rules: readonly LinkedRule[] }) {
  const { t } = useTranslation();
  return (
    <>
      {rules.slice(0, MAX_SHOWN).map(({ ruleId, name, enabled }) => (
        <li key={ruleId}>
          <SettingLink feature="rules" changeKey={ruleKey(ruleId)}>
            {enabled ? name : t('common.ruleOff', { rule: name })}
          </SettingLink>
        </li>
      ))}
      {rules.length > MAX_SHOWN && <li>{t('common.moreRules', { count: rules.length - MAX_SHOWN })}</li>}
    </>
  );
}
