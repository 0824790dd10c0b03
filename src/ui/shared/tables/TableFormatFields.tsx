import { useTranslation } from 'react-i18next';
import type { NumberedCells } from '../../../domain/tables/readTable.ts';
import { delimiters, type Delimiter, type TableFormat } from '../../../domain/tables/tableFormat.ts';
import { Select } from '../components/Select/Select.tsx';

export type TableFormatFieldsProps = {
  readonly format: TableFormat;
  /** First non-empty rows. */
  readonly beginning: readonly NumberedCells[];
  /** Missing values are detected again, because another delimiter may move the header row. */
  readonly onChange: (chosen: Partial<TableFormat>) => void;
};

/** Excerpt of a row. */
const SHOWN_CELLS = 3;
const SHOWN_CHARACTERS = 40;

const signNames = { '\t': 'tab', ';': 'semicolon', ',': 'comma', '|': 'bar' } as const;

/** Corrects the detected delimiter and header row. */
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
