import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderFileOutline } from '../../../../domain/impact/orderFileOutline.ts';
import { orderFields, type OrderField } from '../../../../domain/orders/orderFields.ts';
import type { OrderFileChoice } from '../../../../domain/impact/OrderFileReader.ts';
import { fieldsOfOrders } from '../../../../domain/orders/sharedFields.ts';
import { dayOrders } from '../../../../domain/tables/readDate.ts';
import type { TableFormat } from '../../../../domain/tables/tableFormat.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { TableFormatFields } from '../../../shared/tables/TableFormatFields.tsx';
import styles from './SourceCard.module.scss';

const NONE = '';

export type ColumnsFormProps = {
  readonly outline: OrderFileOutline;
  /** Called when the user changes the delimiter or the header row. */
  readonly onCut: (chosen: Partial<TableFormat>) => void;
  readonly onRead: (choice: OrderFileChoice) => void;
};

/** Form in which the user selects delimiter, columns and formats of a file. */
export function ColumnsForm({ outline, onCut, onRead }: ColumnsFormProps) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState(outline.choice);
  const { mapping, formats } = choice;
  const columns = [
    { id: NONE, label: t('impact.columns.none') },
    ...outline.headers.map((label, nth) => ({
      id: String(nth),
      label: label === '' ? t('impact.columns.column', { number: nth + 1 }) : label,
    })),
  ];

  function assign(field: OrderField, column: string): void {
    const { [field]: _, ...others } = mapping;
    setChoice({ ...choice, mapping: column === NONE ? others : { ...others, [field]: Number(column) } });
  }

  return (
    <div className={styles.columns}>
      <TableFormatFields format={choice.table} beginning={outline.beginning} onChange={onCut} />
      {orderFields.map((field) => (
        <Select
          key={field}
          label={t(`impact.fields.${field}`)}
          optionalMark={undefined}
          placeholder={t('impact.columns.none')}
          options={columns}
          value={String(mapping[field] ?? NONE)}
          onChange={(column) => assign(field, column)}
        />
      ))}
      <Select
        label={t('impact.columns.decimal')}
        optionalMark={undefined}
        placeholder=""
        options={[
          { id: '.', label: t('impact.columns.point') },
          { id: ',', label: t('impact.columns.comma') },
        ]}
        value={formats.decimal}
        onChange={(decimal) => setChoice({ ...choice, formats: { ...formats, decimal } })}
      />
      <Select
        label={t('impact.columns.dayOrder')}
        optionalMark={undefined}
        placeholder=""
        options={dayOrders.map((id) => ({ id, label: t(`impact.columns.dayOrders.${id}`) }))}
        value={formats.dayOrder}
        onChange={(dayOrder) => setChoice({ ...choice, formats: { ...formats, dayOrder } })}
      />
      <Checkbox
        label={t('impact.columns.shared')}
        isSelected={choice.sharedFields.length > 0}
        onChange={(isOn) => setChoice({ ...choice, sharedFields: isOn ? fieldsOfOrders : [] })}
      />
      <div className={styles.read}>
        <Button onPress={() => onRead(choice)}>{t('impact.columns.read')}</Button>
      </div>
    </div>
  );
}
