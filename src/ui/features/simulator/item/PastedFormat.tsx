import { useDeferredValue, useMemo } from 'react';
import { chosenValues, type ChosenFormat } from '../../../shared/tables/chosenFormat.ts';
import { TableFormatFields } from '../../../shared/tables/TableFormatFields.tsx';
import { pastedTable } from './usePastedItems.ts';

export type PastedFormatProps = ChosenFormat & {
  readonly text: string;
  readonly onChange: (chosen: ChosenFormat) => void;
};

/** Fields to correct the detected format of pasted rows. Hidden for JSON. */
export function PastedFormat({ text, delimiter, namesRow, onChange }: PastedFormatProps) {
  const read = useDeferredValue(text);
  const table = useMemo(() => pastedTable({ text: read, delimiter, namesRow }), [read, delimiter, namesRow]);
  if (!table) return undefined;
  return (
    <TableFormatFields
      format={table.format}
      beginning={table.beginning}
      onChange={(chosen) => onChange(chosenValues(chosen))}
    />
  );
}
