import { TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import { Ids } from '../../../../application/shared/Ids.ts';
import { ruleKey } from '../../../../domain/rules/changes/ruleList.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { PageLinksContext, useSettingLink } from '../../../shared/pages/PageLinksContext.ts';
import { useService } from '../../../shared/services.tsx';
import { isolated } from '../../../shared/texts/isolated.ts';
import { useFindingText } from '../../rules/list/findings/findingText.ts';
import { ruleTabs } from '../../../shared/rules/ruleTabs.ts';
import { useRuleAnalysis } from '../../rules/list/findings/useRuleAnalysis.ts';
import styles from './RuleHealthCard.module.scss';

/** Maximum number of findings shown. The rules page lists all. */
const MAX_SHOWN = 3;
const MAX_MARKS = 12;
const WINDOWS = '/return-rules?type=RETURN_WINDOWS';

/** Card with the findings of the rule analysis [RL-8]. */
export const RuleHealthCard = observer(function RuleHealthCard() {
  const { t, i18n } = useTranslation();
  const company = useService(CompanyStore);
  const changes = useService(PendingChangesStore);
  const ids = useService(Ids);
  const { hasPage, goTo } = use(PageLinksContext);
  const [editor] = useState(() => new RulesEditor(company, changes, ids));
  const linkTo = useSettingLink();
  const findingText = useFindingText();
  useRuleAnalysis(editor);
  if (!hasPage('/return-rules')) return undefined;
  const numbers = new Intl.NumberFormat(i18n.language);
  const active = editor.rules.filter(({ enabled }) => enabled);
  const rulesWithFindings = active.filter(({ ruleId }) => editor.findingsOf(ruleId).length > 0);
  const isSound = rulesWithFindings.length === 0 && !editor.hasUncovered;
  const affectedText =
    rulesWithFindings.length > 0
      ? t('home.rules.troubled', { count: rulesWithFindings.length, all: numbers.format(active.length) })
      : undefined;
  const description = isSound ? t('home.rules.sound', { count: active.length }) : affectedText;
  return (
    <Card
      density="flush"
      title={t('home.rules.title')}
      actions={
        <button type="button" className={styles.all} onClick={() => goTo('/return-rules')}>
          {t('home.rules.all')}
        </button>
      }
    >
      {description !== undefined && <p className={styles.summary}>{description}</p>}
      <ul className={styles.types}>
        {ruleTabs.map((type) => {
          const rules = active.filter(({ ruleType }) => ruleType === type);
          return (
            <li key={type}>
              <button
                type="button"
                className={styles.type}
                onClick={() => goTo(`/return-rules?type=${encodeURIComponent(type)}`)}
              >
                <span className={styles.name}>{t(`rules.types.${type}`)}</span>
                <span className={styles.count}>{numbers.format(rules.length)}</span>
                <span className={styles.marks} aria-hidden="true">
                  {rules.slice(0, MAX_MARKS).map(({ ruleId }) => (
                    <i key={ruleId} className={classNames(editor.findingsOf(ruleId).length > 0 && styles.bad)} />
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {!isSound && (
        <ul className={styles.findings}>
          {editor.hasUncovered && (
            <li>
              <Glyph of={TriangleAlert} size="small" />
              <span>{t('rules.findings.noWindow')}</span>
              <button type="button" className={styles.show} onClick={() => goTo(WINDOWS)}>
                {t('rules.types.RETURN_WINDOWS')}
              </button>
            </li>
          )}
          {rulesWithFindings.slice(0, MAX_SHOWN).map((rule) => {
            const [finding] = editor.findingsOf(rule.ruleId);
            const show = linkTo('rules', ruleKey(rule.ruleId));
            return (
              finding && (
                <li key={rule.ruleId}>
                  <Glyph of={TriangleAlert} size="small" />
                  <span>{t('home.rules.finding', { name: isolated(rule.name), finding: findingText(finding) })}</span>
                  {show && (
                    <button type="button" className={styles.show} onClick={show}>
                      {t('rules.show', { rule: isolated(rule.name) })}
                    </button>
                  )}
                </li>
              )
            );
          })}
        </ul>
      )}
    </Card>
  );
});
