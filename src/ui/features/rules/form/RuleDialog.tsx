import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { enterRule } from '../../../../application/rules/enterRule.ts';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import type { RuleType } from '../../../../domain/company/parts/ruleDocument.ts';
import type { RuleCondition } from '../../../../domain/rules/conditions/ruleCondition.ts';
import { MAX_RULE_CONDITIONS } from '../../../../domain/rules/validateRule.ts';
import type { ListedRule } from '../../../../domain/rules/ruleRows.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useListKeys } from '../../../shared/forms/useListKeys.ts';
import { RuleFindings, type RemedyActions } from '../list/findings/RuleFindings.tsx';
import { RuleText } from '../list/RuleText.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { EffectFields } from './EffectFields.tsx';
import { PlaceInList } from './PlaceInList.tsx';
import { ruleFields } from './ruleFields.ts';
import { BLANK_CONDITION, inputOf, offendingCondition, ruleOf, type RuleInput } from './ruleInput.ts';
import { ruleProblem } from './ruleProblem.ts';
import { TrialText } from './TrialText.tsx';
import { useRuleTrial } from './useRuleTrial.ts';
import styles from './RuleDialog.module.scss';

export type RuleDialogProps = {
  readonly editor: RulesEditor;
  readonly type: RuleType;
  /** Absent for a new rule. */
  readonly rule?: ListedRule | undefined;
  /** Initial conditions of a new rule. Unsaved input is stored separately for each set of initial conditions. */
  readonly given?: readonly RuleCondition[] | undefined;
  readonly isInitiallyDefault?: boolean | undefined;
  readonly onClose: () => void;
};

/** Dialog to edit a rule. Shows the rule as a sentence while it is edited. */
export const RuleDialog = observer(function RuleDialog(props: RuleDialogProps) {
  const { editor, type, rule, given, isInitiallyDefault = false, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  const kindOfDraft = isInitiallyDefault ? 'rest' : 'rule';
  const conditionsKey = given ? `/${JSON.stringify(given)}` : '';
  const blank = inputOf(rule, editor.currency ?? '', given);
  const form = useForm<RuleInput>({
    draft: rule ? `rule/${rule.ruleId}` : `new/${kindOfDraft}/${type}${conditionsKey}`,
    initial: isInitiallyDefault ? { ...blank, conditions: [], isDefault: true } : blank,
    fields: ruleFields(type),
    onSubmit: (input) => {
      const saved = enterRule(editor, ruleOf(type, input, rule));
      return saved.ok ? undefined : ruleProblem(saved.error, input);
    },
    onSubmitted: onClose,
  });
  const { values, change } = form;
  const conditionKeys = useListKeys(values.conditions.length);
  const error = form.field('conditions').error;
  const invalidIndex = error === undefined ? -1 : (offendingCondition(values.conditions)?.at ?? 0);

  const entered = ruleOf(type, values, rule);
  const { trial, findings, sampleValues } = useRuleTrial(editor, entered);

  // Hide sentence and count while the only condition is incomplete, because they would then be about all items.
  const isBegun = rule !== undefined || values.conditions.length === 0 || entered.conditions.length > 0;
  const remedies: RemedyActions = {
    onSwitch: (_, enabled) => change({ enabled }),
    onRemoveConditions: () => change({ conditions: [] }),
    onPutApart: (ruleId, side, others) => editor.moveApart(ruleId, side, others),
  };

  function putAbove(others: readonly string[]): void {
    const priorities = others.flatMap((ruleId) => editor.pendingRule(ruleId)?.priority ?? []);
    change({ priority: Math.max(...priorities, values.priority) + 1 });
  }

  function addCondition(): void {
    conditionKeys.add();
    change({ conditions: [...values.conditions, BLANK_CONDITION] });
  }

  function removeCondition(at: number): void {
    conditionKeys.remove(at);
    change({ conditions: values.conditions.toSpliced(at, 1) });
  }

  return (
    <FormDialog
      form={form}
      size="broad"
      title={t(rule ? 'rules.form.editTitle' : 'rules.form.addTitle')}
      description={t(`rules.types.${type}`)}
      submitLabel={t(rule ? 'rules.form.submitEdit' : 'rules.form.submitAdd')}
      onClose={onClose}
    >
      <output className={styles.said} aria-label={t('rules.form.said')}>
        {isBegun ? <RuleText phrase={editor.phraseOf(entered)} /> : t('rules.form.saidLater')}
      </output>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <TextField
            {...form.field('name')}
            label={t('rules.form.name')}
            hint={t('rules.form.nameHint')}
            dir="auto"
            autoFocus
          />
          <section className={styles.part} aria-labelledby={`${id}when`}>
            <h3 id={`${id}when`} className={styles.heading}>
              {t('rules.form.when')}
            </h3>
            <p className={styles.hint}>
              {t(values.conditions.length === 0 ? 'rules.form.always' : 'rules.form.allHold')}
            </p>
            {values.conditions.map((condition, at) => (
              <ConditionFields
                key={conditionKeys.keys[at]}
                condition={condition}
                number={at + 1}
                currency={editor.currency}
                suggested={sampleValues}
                error={at === invalidIndex ? error : undefined}
                onChange={(changed) => change({ conditions: values.conditions.with(at, changed) })}
                onRemove={() => removeCondition(at)}
              />
            ))}
            {values.conditions.length < MAX_RULE_CONDITIONS && (
              <div>
                <Button icon={<Glyph of={Plus} />} onPress={addCondition}>
                  {t('rules.form.addCondition')}
                </Button>
              </div>
            )}
          </section>
          <section className={styles.part} aria-labelledby={`${id}then`}>
            <h3 id={`${id}then`} className={styles.heading}>
              {t('rules.form.then')}
            </h3>
            <EffectFields type={type} form={form} />
            <Checkbox
              label={t('rules.form.isDefault')}
              description={t('rules.form.isDefaultHint')}
              isSelected={values.isDefault}
              onChange={(isDefault) => change({ isDefault })}
            />
            <Switch
              label={t('rules.form.enabled')}
              isSelected={values.enabled}
              onChange={(enabled) => change({ enabled })}
            />
          </section>
        </div>
        {/* This section is below or next to the fields, so that no field moves when a count changes. */}
        <section className={styles.standing} aria-label={t('rules.trial.label')}>
          {isBegun && trial && <TrialText trial={trial} />}
          <RuleFindings
            findings={isBegun ? findings : []}
            ruleId={rule?.ruleId}
            actions={rule ? remedies : { ...remedies, onPutApart: (_, __, others) => putAbove(others) }}
          />
          <PlaceInList editor={editor} entered={entered} />
        </section>
      </div>
    </FormDialog>
  );
});
