import { FlaskConical, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import { nameIn, placesOf } from '../../../../domain/dispositions/dispositionPhrases.ts';
import type { DispositionRow } from '../../../../domain/dispositions/dispositionRows.ts';
import type { DispositionRuleProblem } from '../../../../domain/dispositions/ruleProblems.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import type { TriedItem } from '../try/useTriedItem.ts';
import styles from './RuleCell.module.scss';
import { RuleSentence } from './RuleSentence.tsx';
import { useNameList } from '../../../shared/names/useNameList.ts';

export type RuleCellProps = {
  readonly editor: DispositionsEditor;
  readonly row: DispositionRow<'rules'>;
  readonly tried: TriedItem;
};

export const RuleCell = observer(function RuleCell({ editor, row, tried }: RuleCellProps) {
  const { t } = useTranslation();
  const findingText = useFindingText(editor);
  const { id, entry: rule, published, state } = row;
  const isRemoved = state === 'removed';
  const dispositions = isRemoved ? editor.published : editor.pending;
  const decision = tried.decide(editor.pending);
  const decides = decision !== undefined && decision.kind !== 'no-rule' && decision.ruleId === id;
  const findings = editor.problems.filter(
    (problem): problem is DispositionRuleProblem => 'ruleId' in problem && problem.ruleId === id,
  );
  const Name = isRemoved ? 'del' : 'span';
  return (
    <div className={classNames(styles.rule, !rule.active && styles.off)} data-rule={id}>
      <span className={styles.heading}>
        <Name dir="auto" className={styles.name}>
          {nameIn(dispositions.groups, rule.groupId)}
        </Name>
        <Pill>{t(`dispositions.places.${placesOf(rule)}`)}</Pill>
        {!rule.active && <Pill>{t('dispositions.states.off')}</Pill>}
        {state !== 'published' && <Pill tone="pending">{t(`dispositions.states.${state}`)}</Pill>}
        {decides && (
          <Pill tone="success" icon={<Glyph of={FlaskConical} size="small" />}>
            {t('dispositions.tried.decides')}
          </Pill>
        )}
      </span>
      <RuleSentence
        rule={rule}
        of={dispositions}
        was={published && !isRemoved ? { rule: published, of: editor.published } : undefined}
        tried={
          decides
            ? { answers: tried.answers, branch: decision.kind === 'decided' ? decision.branch : undefined }
            : undefined
        }
      />
      {findings.length > 0 && !isRemoved && (
        <ul className={styles.findings}>
          {findings.map((problem) => (
            <li key={`${problem.kind} ${'id' in problem ? problem.id : ''}`}>
              <Glyph of={TriangleAlert} size="small" />
              <span>{findingText(problem)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

/** For MobX observers. */
function useFindingText(editor: DispositionsEditor): (problem: DispositionRuleProblem) => string {
  const { t } = useTranslation();
  const listOf = useNameList();
  return (problem) => {
    switch (problem.kind) {
      case 'unknown-reference':
        return t('dispositions.findings.unknownReference', { id: problem.id });
      case 'in-force-nowhere':
        return t('dispositions.findings.inForceNowhere');
      case 'never-asked': {
        const rules = problem.earlierRuleIds.map((id) =>
          t('dispositions.deciders.rule', { number: editor.placeOfRule(id) }),
        );
        return t('dispositions.findings.neverAsked', { rules: listOf(rules) });
      }
      case 'branch-unreachable':
        return t(`dispositions.findings.${problem.branch}Unreachable`);
    }
  };
}
