import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { foldText } from '../../../../domain/rules/conditions/foldText.ts';
import { isDateFact, isPriceFact, ruleFacts, type RuleFact } from '../../../../domain/rules/conditions/facts.ts';
import { operatorsOf, type RuleOperator } from '../../../../domain/rules/conditions/ruleCondition.ts';
import type { FactValues } from '../../../../domain/orders/factValues.ts';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import type { NumberKind } from '../../../shared/components/NumberField/numberAffix.ts';
import { NumberField } from '../../../shared/components/NumberField/NumberField.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { TagField } from '../../../shared/components/TagField/TagField.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { withFact, type ConditionInput } from './ruleInput.ts';
import { useRuleTagField } from '../../../shared/rules/useRuleTagField.ts';
import styles from './ConditionFields.module.scss';

export type ConditionFieldsProps = {
  readonly condition: ConditionInput;
  /** Number of the condition in its rule, from 1. */
  readonly number: number;
  readonly currency: string | undefined;
  /** Values in the sample orders. Undefined until loaded. */
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
  const tagField = useRuleTagField(condition.typed);
  const change = (part: Partial<ConditionInput>): void => onChange({ ...condition, ...part });
  const { fact, operator, prices, dates } = condition;
  const bounds =
    operator === 'between'
      ? ([
          { name: 'from', label: t('rules.form.from'), error },
          { name: 'to', label: t('rules.form.to'), error: undefined },
        ] as const)
      : ([{ name: 'from', label: t('rules.form.value'), error }] as const);
  if (isPriceFact(fact)) {
    const numberKind: NumberKind = currency === undefined ? { kind: 'plain' } : { kind: 'currency', currency };
    return (
      <div className={styles.range}>
        {bounds.map(({ name, ...texts }) => (
          <NumberField
            key={name}
            {...texts}
            of={numberKind}
            fractionDigits={2}
            min={0}
            value={prices[name]}
            onChange={(price) => change({ prices: { ...prices, [name]: price } })}
            onType={(price) => change({ prices: { ...prices, [name]: price } })}
          />
        ))}
      </div>
    );
  }
  if (isDateFact(fact))
    return (
      <div className={styles.range}>
        {bounds.map(({ name, ...texts }) => (
          <TextField
            key={name}
            {...texts}
            type="date"
            value={dates[name]}
            onChange={(date) => change({ dates: { ...dates, [name]: date } })}
          />
        ))}
      </div>
    );
  return (
    <TagField
      {...tagField}
      label={t('rules.form.values')}
      hint={number === 1 ? t('rules.form.valuesHint') : undefined}
      error={error}
      values={condition.texts}
      fold={foldText}
      onChange={(texts, typed) => change({ texts, typed })}
      onType={(typed) => change({ typed })}
      suggestions={
        suggested && {
          label: t('rules.form.suggestions'),
          texts: suggested[fact],
          add: (value) => t('rules.form.suggest', { value }),
        }
      }
    />
  );
}
