import { useState } from 'react';
import { classNames } from '../../classNames.ts';
import { columnTracks } from './columnTracks.ts';
import styles from './DataTable.module.scss';
import type { DataTableProps } from './DataTableProps.ts';
import { InteractiveRows } from './InteractiveRows.tsx';
import { TableRows } from './TableRows.tsx';
import { WindowedRows } from './WindowedRows.tsx';

/** From this number of rows, only the rows in view are rendered. */
const MANY = 60;

/** Rows of one kind under standing column heads; cards on a narrow screen. Of many rows only those in view are drawn. */
export function DataTable<Item extends object>(props: DataTableProps<Item>) {
  const { items, columns, reorder, renderBulk, density = 'tall' } = props;
  const hasHandle = reorder !== undefined;
  const hasBox = renderBulk !== undefined;
  const [hadMany, setHadMany] = useState(false);
  // Once many, always windowed: the other kind of table would lose the focus of this one.
  if (items.length >= MANY && !hadMany) setHadMany(true);
  const FewRows = hasHandle || hasBox ? InteractiveRows : TableRows;
  return (
    <div
      className={classNames(
        styles.frame,
        styles[density],
        hasBox && styles.boxed,
        (hasHandle || hasBox) && styles.tooled,
      )}
      style={{ '--columns': columnTracks(columns, hasHandle, hasBox) }}
    >
      {hadMany ? <WindowedRows {...props} /> : <FewRows {...props} />}
    </div>
  );
}
