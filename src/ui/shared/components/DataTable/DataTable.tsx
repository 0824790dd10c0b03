import { useRef } from 'react';
import { classNames } from '../../classNames.ts';
import { LazyPart } from '../../../../application/shared/LazyPart.ts';
import { useQuietPart } from '../../lazy/useQuietPart.ts';
import styles from './DataTable.module.scss';
import { TableRows } from './TableRows.tsx';
import type { DataTableProps } from './DataTableProps.ts';

const reorderable = new LazyPart(async () => (await import('./ReorderableRows.tsx')).ReorderableRows);

/** Rows of one kind under standing column heads; cards on a narrow screen. For up to about a thousand rows. */
export function DataTable<Item extends object>(props: DataTableProps<Item>) {
  const { reorder, density = 'tall' } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { part: Reorderable } = useQuietPart(reorderable, frame);
  return (
    <div ref={frame} className={classNames(styles.frame, styles[density])}>
      {reorder && Reorderable ? <Reorderable {...props} reorder={reorder} /> : <TableRows {...props} />}
    </div>
  );
}
