import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { foldText } from '../../../../domain/rules/conditions/foldText.ts';
import { isDateFact, isPriceFact, ruleFacts, type RuleFact } from '../../../../domain/rules/conditions/facts.ts';
import { operatorsOf, type RuleOperator } from '../../../../domain/rules/conditions/ruleCondition.ts';
import type { FactValues } from '../../../../domain/orders/factValues.ts';
import { MAX_RULE_TEXT } from '../../../../domain/rules/validateRule.ts';
import { charactersLeft } from '../../../../domain/validation/textLimit.ts';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import type { NumberKind } from '../../../shared/components/NumberField/numberAffix.ts';
import { NumberField } from '../../../shared/components/NumberField/NumberField.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { TagField } from '../../../shared/components/TagField/TagField.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { withFact, type ConditionInput } from './ruleInput.ts';
import { RULE_TEXT_LIMIT } from '../../../shared/rules/ruleTextLimit.ts';
import styles from './ConditionFields.module.scss';

export type ConditionFieldsProps = {
  readonly condition: ConditionInput;
  /** Number of the condition, starting with 1. */
  readonly number: number;
  readonly currency: string | undefined;
  /** Values of each fact in the sample orders, as suggestions. Undefined until loaded. */
  readonly suggested: FactValues | undefined;
  readonly error: string | undefined;
  readonly onChange: (condition: ConditionInput) => void;
  readonly onRemove: () => void;
};

/** Fields of a condition. An item matches if one of the condition's values matches [RL-3]. */
export function ConditionFields(props: ConditionFieldsProps) {
  const { condition, number, onChange, onRemove } = props;
  const { t } = useTranslation();
  return (
    <fieldset className={styles.condition}>
      <legend className={styles.legend}>{t('rules.form.condition', { number })}</legend>
      <Select<RuleFact>
        label={t('rules.form.fact')}
        placeholder=""
        options={ruleFacts.map((id) => ({ id, label: t(`rules.factNames.${id}`) }))}
        value={condition.fact}
        onChange={(fact) => onChange(withFact(condition, fact))}
      />
      <Select<RuleOperator>
        label={t('rules.form.operator')}
        placeholder=""
        options={operatorsOf(condition.fact).map((id) => ({
          id,
          label:
            isDateFact(condition.fact) && (id === 'greaterThan' || id === 'lessThan' || id === 'between')
              ? t(`rules.operators.date.${id}`)
              : t(`rules.operators.${id}`),
        }))}
        value={condition.operator}
        onChange={(operator) => onChange({ ...condition, operator })}
      />
      <div className={styles.values}>
        <ConditionValues {...props} />
      </div>
      <div className={styles.remove}>
        <IconButton
          label={t('rules.form.removeCondition', { number })}
          icon={<Glyph of={Trash2} size="small" />}
          onPress={onRemove}
        />
      </div>
    </fieldset>
  );
}

function ConditionValues({ condition, number, currency, suggested, error, onChange }: ConditionFieldsProps) {
  const { t } = useTranslation();
  const change = (part: Partial<ConditionInput>): void => onChange({ ...condition, ...part });
  const { fact, operator, prices, dates } = condition;
  const isRange = operator === 'between';
  const fromLabel = t(isRange ? 'rules.form.from' : 'rules.form.value');
  if (isPriceFact(fact)) {
    const numberKind: NumberKind = currency === undefined ? { kind: 'plain' } : { kind: 'currency', currency };
    return (
      <div className={styles.range}>
        <NumberField
          label={fromLabel}
          of={numberKind}
          fractionDigits={2}
          min={0}
          error={error}
          value={prices.from}
          onChange={(from) => change({ prices: { ...prices, from } })}
          onType={(from) => change({ prices: { ...prices, from } })}
        />
        {isRange && (
          <NumberField
            label={t('rules.form.to')}
            of={numberKind}
            fractionDigits={2}
            min={0}
            value={prices.to}
            onChange={(to) => change({ prices: { ...prices, to } })}
            onType={(to) => change({ prices: { ...prices, to } })}
          />
        )}
      </div>
    );
  }
  if (isDateFact(fact))
    return (
      <div className={styles.range}>
        <TextField
          type="date"
          label={fromLabel}
          error={error}
          value={dates.from}
          onChange={(from) => change({ dates: { ...dates, from } })}
        />
        {isRange && (
          <TextField
            type="date"
            label={t('rules.form.to')}
            value={dates.to}
            onChange={(to) => change({ dates: { ...dates, to } })}
          />
        )}
      </div>
    );
  return (
    <TagField
      label={t('rules.form.values')}
      // Show the hint only at the first condition.
      hint={number === 1 ? t('rules.form.valuesHint') : undefined}
      error={error}
      values={condition.texts}
      fold={foldText}
      onChange={(texts, typed) => change({ texts, typed })}
      typed={condition.typed}
      limit={charactersLeft(RULE_TEXT_LIMIT, condition.typed)}
      onType={(typed) => change({ typed })}
      list={{
        added: (added, dropped) =>
          dropped > 0 ? t('rules.form.pastedSome', { added, dropped }) : t('rules.form.pasted', { added }),
      }}
      suggestions={
        suggested && {
          label: t('rules.form.suggestions'),
          texts: suggested[fact],
          add: (value) => t('rules.form.suggest', { value }),
        }
      }
      validate={(text) =>
        text.length > MAX_RULE_TEXT ? t('rules.errors.textTooLong', { max: MAX_RULE_TEXT }) : undefined
      }
      labels={{
        added: (value) => t('rules.form.valueAdded', { value }),
        removed: (value) => t('rules.form.valueRemoved', { value }),
        duplicate: () => t('rules.errors.valueTaken'),
      }}
    />
  );
}
