import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ObservableRuleRow } from '../../../../application/rules/ObservableRuleRow.ts';
import { ruleKey } from '../../../../domain/rules/changes/ruleList.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { PreviousValue } from '../../../shared/components/PreviousValue/PreviousValue.tsx';
import { RuleFindings } from './findings/RuleFindings.tsx';
import styles from './RuleName.module.scss';
import { RuleText } from './RuleText.tsx';
import type { RuleActions } from './useRuleActions.ts';

export type RuleNameProps = { readonly row: ObservableRuleRow; readonly actions: RuleActions };

export const RuleName = observer(function RuleName({ row, actions }: RuleNameProps) {
  const { t } = useTranslation();
  const { rule, phrase, published, state, findings } = row;
  if (!rule) return undefined;
  const Text = state === 'removed' ? 'del' : 'span';
  const isRenamed = published !== undefined && published.name !== rule.name;
  return (
    <div className={styles.rule}>
      <span className={styles.name} data-setting={ruleKey(row.ruleId)}>
        <Text dir="auto" className={classNames(state === 'removed' && styles.removed)}>
          {rule.name}
        </Text>
        {state !== 'published' && <Pill tone="pending">{t(`rules.states.${state}`)}</Pill>}
        {rule.isDefault && <Pill>{t('rules.states.last')}</Pill>}
        {!rule.enabled && <Pill>{t('rules.states.off')}</Pill>}
      </span>
      {isRenamed && <PreviousValue text={published.name} label={t('changes.before')} />}
      {phrase && <RuleText phrase={phrase} />}
      {state !== 'removed' && <RuleFindings findings={findings} ruleId={row.ruleId} actions={actions} />}
    </div>
  );
});
