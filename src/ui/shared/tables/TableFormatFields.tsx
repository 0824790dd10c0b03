import { useTranslation } from 'react-i18next';
import type { NumberedCells } from '../../../domain/tables/readTable.ts';
import { delimiters, type Delimiter, type TableFormat } from '../../../domain/tables/tableFormat.ts';
import { Select } from '../components/Select/Select.tsx';

export type TableFormatFieldsProps = {
  readonly format: TableFormat;
  /** The first rows that hold something. */
  readonly beginning: readonly NumberedCells[];
  /** What is left out is guessed anew: cut by another sign, another row may hold the names. */
  readonly onChange: (chosen: Partial<TableFormat>) => void;
};

/** So much of a row tells it from the others. */
const SHOWN_CELLS = 3;
const SHOWN_CHARACTERS = 40;

const signNames = { '\t': 'tab', ';': 'semicolon', ',': 'comma', '|': 'bar' } as const;

/** How a text holds its table, where the guess is wrong: the sign between cells and the row that names the columns. */
export function TableFormatFields({ format, beginning, onChange }: TableFormatFieldsProps) {
  const { t } = useTranslation();
  const { delimiter, namesRow } = format;

  function sayRow({ number, cells }: NumberedCells): string {
    const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    const text = filled.slice(0, SHOWN_CELLS).join(' · ').slice(0, SHOWN_CHARACTERS);
    return t('common.table.namesRow', { row: number, names: text });
  }

  return (
    <>
      <Select<Delimiter>
        label={t('common.table.delimiter')}
        placeholder=""
        options={delimiters.map((id) => ({ id, label: t(`common.table.delimiters.${signNames[id]}`) }))}
        value={delimiter}
        onChange={(sign) => onChange({ delimiter: sign })}
      />
      <Select
        label={t('common.table.names')}
        placeholder=""
        options={[
          { id: '0', label: t('common.table.noNames') },
          ...beginning.map((row) => ({ id: String(row.number), label: sayRow(row) })),
        ]}
        value={String(namesRow)}
        onChange={(row) => onChange({ delimiter, namesRow: Number(row) })}
      />
    </>
  );
}
