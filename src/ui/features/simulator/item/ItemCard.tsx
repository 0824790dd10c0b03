import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { facts, itemFacts, type RuleFact } from '../../../../domain/rules/conditions/facts.ts';
import { readPrice } from '../../../../domain/orders/price.ts';
import { decimalSignOf } from '../../../../domain/tables/readNumber.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { TagField } from '../../../shared/components/TagField/TagField.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { useRuleTagField } from '../../../shared/rules/useRuleTagField.ts';
import { dayIn, type ItemInput, type TextsInput } from './itemInput.ts';
import styles from './ItemCard.module.scss';
import { SampleByNumber } from './SampleByNumber.tsx';
import { SamplesMenu } from './SamplesMenu.tsx';
import type { SimulatedOrderInput } from './useSimulatedOrder.ts';

/** Maximum number of suggested areas, because more would delay the opening of the list. */
const MAX_AREAS = 200;

export type ItemCardProps = {
  readonly order: SimulatedOrderInput;
  readonly nth: number;
  readonly input: ItemInput;
  readonly currency: string | undefined;
  readonly areas: readonly string[];
};

export function ItemCard({ order, nth, input, currency, areas }: ItemCardProps) {
  const { t } = useTranslation();
  return (
    <Card
      density="compact"
      title={order.items.length > 1 ? t('simulator.itemNumber', { number: nth + 1 }) : t('simulator.item')}
      actions={<SamplesMenu order={order} nth={nth} currency={currency} />}
    >
      <div className={styles.fields} onBlur={() => void order.write()}>
        <SampleByNumber order={order} nth={nth} currency={currency} />
        {itemFacts.map((fact) => (
          <FactField
            key={fact}
            fact={fact}
            value={input[fact]}
            currency={currency}
            areas={areas}
            onChange={(value) => order.changeItem(nth, { [fact]: value })}
          />
        ))}
        <TextField
          type="date"
          label={t('simulator.fields.requestedOn')}
          value={order.requestedOn}
          onChange={order.setRequestedOn}
          hint={order.requestedOn === order.today ? t('simulator.today') : undefined}
          error={dayIn(order.requestedOn) === undefined ? t('simulator.errors.date') : undefined}
        />
        <p className={styles.hint}>{t('simulator.fieldsHint')}</p>
      </div>
    </Card>
  );
}

type FactFieldProps = {
  readonly fact: RuleFact;
  readonly value: string | TextsInput;
  readonly currency: string | undefined;
  readonly areas: readonly string[];
  readonly onChange: (value: string | TextsInput) => void;
};

function FactField({ fact, value, currency, areas, onChange }: FactFieldProps) {
  const { t, i18n } = useTranslation();
  const areasId = useId();
  const tagField = useRuleTagField(typeof value === 'string' ? value : value.typed);
  const label = t(`simulator.fields.${fact}`);
  if (typeof value !== 'string')
    return (
      <TagField
        {...tagField}
        label={label}
        values={value.texts}
        onChange={(texts, typed) => onChange({ texts, typed })}
        onType={(typed) => onChange({ ...value, typed })}
      />
    );
  switch (facts[fact].kind) {
    case 'price': {
      const isWrong = value.trim() !== '' && readPrice(value, decimalSignOf(i18n.language)) === undefined;
      return (
        <TextField
          label={label}
          value={value}
          onChange={onChange}
          error={isWrong ? t('simulator.errors.price') : undefined}
          suffix={currency}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
        />
      );
    }
    case 'date':
      return (
        <TextField
          type="date"
          label={label}
          value={value}
          onChange={onChange}
          error={value !== '' && dayIn(value) === undefined ? t('simulator.errors.bought') : undefined}
        />
      );
    case 'text':
      return (
        <>
          <TextField
            label={label}
            value={value}
            onChange={onChange}
            limit={tagField.limit}
            error={tagField.validate(value)}
            autoComplete="off"
            {...(fact === 'sku' ? { dir: 'ltr', isMono: true } : { dir: 'auto' })}
            {...(fact === 'area' && { list: areasId })}
          />
          {fact === 'area' && (
            <datalist id={areasId}>
              {areas.slice(0, MAX_AREAS).map((area) => (
                <option key={area}>{area}</option>
              ))}
            </datalist>
          )}
        </>
      );
  }
}
