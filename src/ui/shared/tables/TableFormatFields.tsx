import { useTranslation } from 'react-i18next';
import type { NumberedCells } from '../../../domain/tables/readTable.ts';
import { delimiters, type Delimiter, type TableFormat } from '../../../domain/tables/tableFormat.ts';
import { Select } from '../components/Select/Select.tsx';

export type TableFormatFieldsProps = {
  readonly format: TableFormat;
  /** First non-empty rows of the table. */
  readonly beginning: readonly NumberedCells[];
  /**
   * Called with the selected values. The caller must detect all other values again, because a new delimiter may change
   * the header row.
   */
  readonly onChange: (selected: Partial<TableFormat>) => void;
};

/** Maximum size of a row's excerpt. */
const SHOWN_CELLS = 3;
const SHOWN_CHARACTERS = 40;

const delimiterNames = { '\t': 'tab', ';': 'semicolon', ',': 'comma', '|': 'bar' } as const;

/** Fields in which the user can correct the detected delimiter and header row. */
export function TableFormatFields({ format, beginning, onChange }: TableFormatFieldsProps) {
  const { t } = useTranslation();
  const { delimiter, namesRow } = format;

  function rowLabel({ number, cells }: NumberedCells): string {
    const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    const text = filled.slice(0, SHOWN_CELLS).join(' · ').slice(0, SHOWN_CHARACTERS);
    return t('common.table.namesRow', { row: number, names: text });
  }

  return (
    <>
      <Select<Delimiter>
        label={t('common.table.delimiter')}
        placeholder=""
        options={delimiters.map((id) => ({ id, label: t(`common.table.delimiters.${delimiterNames[id]}`) }))}
        value={delimiter}
        onChange={(newDelimiter) => onChange({ delimiter: newDelimiter })}
      />
      <Select
        label={t('common.table.names')}
        placeholder=""
        options={[
          { id: '0', label: t('common.table.noNames') },
          ...beginning.map((row) => ({ id: String(row.number), label: rowLabel(row) })),
        ]}
        value={String(namesRow)}
        onChange={(row) => onChange({ delimiter, namesRow: Number(row) })}
      />
    </>
  );
}
