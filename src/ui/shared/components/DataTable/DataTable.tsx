import { useState } from 'react';
import { LazyPart } from '../../../../application/shared/LazyPart.ts';
import { classNames } from '../../classNames.ts';
import { useNeededPart } from '../../lazy/useNeededPart.tsx';
import { columnTracks } from './columnTracks.ts';
import styles from './DataTable.module.scss';
import type { DataTableProps } from './DataTableProps.ts';
import { InteractiveRows } from './InteractiveRows.tsx';
import { TableRows } from './TableRows.tsx';

/** From how many rows on only those in view are drawn. */
const MANY = 60;

const windowed = new LazyPart(async () => (await import('./WindowedRows.tsx')).WindowedRows);

function ManyRows<Item extends object>(props: DataTableProps<Item>) {
  const { part: WindowedRows, failure } = useNeededPart(windowed);
  return WindowedRows ? <WindowedRows {...props} /> : <div className={styles.awaited}>{failure}</div>;
}

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
      {hadMany ? <ManyRows {...props} /> : <FewRows {...props} />}
    </div>
  );
}
