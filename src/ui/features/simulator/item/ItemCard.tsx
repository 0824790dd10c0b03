import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_RULE_TEXT } from '../../../../domain/rules/validateRule.ts';
import { readPrice } from '../../../../domain/orders/price.ts';
import { decimalSignOf } from '../../../../domain/tables/readNumber.ts';
import { charactersLeft, isTooLong } from '../../../../domain/validation/textLimit.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { TagField } from '../../../shared/components/TagField/TagField.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { RULE_TEXT_LIMIT } from '../../../shared/rules/ruleTextLimit.ts';
import { dayIn, type ItemInput, type TextsInput } from './itemInput.ts';
import styles from './ItemCard.module.scss';
import { SampleByNumber } from './SampleByNumber.tsx';
import { SamplesMenu } from './SamplesMenu.tsx';
import type { SimulatedOrderInput } from './useSimulatedOrder.ts';

/** More areas would delay the opening of the list. */
const MAX_AREAS = 200;

export type ItemCardProps = {
  readonly order: SimulatedOrderInput;
  readonly nth: number;
  readonly input: ItemInput;
  readonly currency: string | undefined;
  /** Areas named in rules and sample orders. */
  readonly areas: readonly string[];
};

/** Facts of one item, and the return date. */
export function ItemCard({ order, nth, input, currency, areas }: ItemCardProps) {
  const { t, i18n } = useTranslation();
  const areasId = useId();
  const tooLong = useTooLong();
  const change = (part: Partial<ItemInput>): void => order.changeItem(nth, part);
  const isPriceWrong = input.price.trim() !== '' && readPrice(input.price, decimalSignOf(i18n.language)) === undefined;
  const texts = (fact: 'categories' | 'tags') => (
    <TextsField
      label={t(`simulator.fields.${fact}`)}
      value={input[fact]}
      onChange={(value) => change({ [fact]: value })}
    />
  );
  return (
    <Card
      density="compact"
      title={order.items.length > 1 ? t('simulator.itemNumber', { number: nth + 1 }) : t('simulator.item')}
      actions={<SamplesMenu order={order} nth={nth} currency={currency} />}
    >
      <div className={styles.fields} onBlur={() => void order.write()}>
        <SampleByNumber order={order} nth={nth} currency={currency} />
        {texts('categories')}
        {texts('tags')}
        <TextField
          label={t('simulator.fields.sku')}
          value={input.sku}
          onChange={(sku) => change({ sku })}
          limit={charactersLeft(RULE_TEXT_LIMIT, input.sku)}
          error={tooLong(input.sku)}
          dir="ltr"
          isMono
          autoComplete="off"
        />
        <TextField
          label={t('simulator.fields.price')}
          value={input.price}
          onChange={(price) => change({ price })}
          error={isPriceWrong ? t('simulator.errors.price') : undefined}
          suffix={currency}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
        />
        <TextField
          type="date"
          label={t('simulator.fields.bought')}
          value={input.bought}
          onChange={(bought) => change({ bought })}
          error={input.bought !== '' && dayIn(input.bought) === undefined ? t('simulator.errors.bought') : undefined}
        />
        <TextField
          label={t('simulator.fields.area')}
          value={input.area}
          onChange={(area) => change({ area })}
          limit={charactersLeft(RULE_TEXT_LIMIT, input.area)}
          error={tooLong(input.area)}
          list={areasId}
          dir="auto"
          autoComplete="off"
        />
        <datalist id={areasId}>
          {areas.slice(0, MAX_AREAS).map((area) => (
            <option key={area}>{area}</option>
          ))}
        </datalist>
        <TextField
          type="date"
          label={t('simulator.fields.askedOn')}
          value={order.askedOn}
          onChange={order.setAskedOn}
          hint={order.askedOn === order.today ? t('simulator.today') : undefined}
          error={dayIn(order.askedOn) === undefined ? t('simulator.errors.date') : undefined}
        />
        <p className={styles.hint}>{t('simulator.fieldsHint')}</p>
      </div>
    </Card>
  );
}

/** Texts longer than a rule allows. */
function useTooLong(): (text: string) => string | undefined {
  const { t } = useTranslation();
  return (text) =>
    isTooLong(RULE_TEXT_LIMIT, text) ? t('returnRules.errors.textTooLong', { max: MAX_RULE_TEXT }) : undefined;
}

function TextsField(props: {
  readonly label: string;
  readonly value: TextsInput;
  readonly onChange: (value: TextsInput) => void;
}) {
  const { label, value, onChange } = props;
  const { t } = useTranslation();
  const tooLong = useTooLong();
  return (
    <TagField
      label={label}
      values={value.texts}
      onChange={(texts, typed) => onChange({ texts, typed })}
      typed={value.typed}
      limit={charactersLeft(RULE_TEXT_LIMIT, value.typed)}
      onType={(typed) => onChange({ ...value, typed })}
      list={{
        added: (added, dropped) =>
          dropped > 0 ? t('returnRules.form.pastedSome', { added, dropped }) : t('returnRules.form.pasted', { added }),
      }}
      validate={tooLong}
      labels={{
        added: (text) => t('returnRules.form.valueAdded', { value: text }),
        removed: (text) => t('returnRules.form.valueRemoved', { value: text }),
        duplicate: () => t('returnRules.errors.valueTaken'),
      }}
    />
  );
}
