import { useState } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './DataTable.module.scss';
import type { DataTableProps, DataColumn } from './DataTableProps.ts';
import { InteractiveRows, LiveRows } from './InteractiveRows.tsx';
import { TableRows } from './TableRows.tsx';
import { CollectionRendererContext } from 'react-aria-components/CollectionBuilder';
import { createWindowedRenderer } from './createWindowedRenderer.tsx';

const TRACKS = { control: 'var(--control-column)', icon: 'var(--icon-column)', tool: 'var(--tool-column)' };

/** Grid tracks that do not depend on content. */
function columnTracks(
  columns: readonly Pick<DataColumn<never>, 'width'>[],
  hasHandle: boolean,
  hasBox: boolean,
): string {
  const tracks = columns.map(({ width = 1 }) => (typeof width === 'number' ? `minmax(0, ${width}fr)` : TRACKS[width]));
  return [...(hasHandle ? [TRACKS.tool] : []), ...(hasBox ? [TRACKS.tool] : []), ...tracks].join(' ');
}

/** Renders only rows in view, and those that are focused or a drop target. */
function WindowedRows<Item extends object>(props: DataTableProps<Item>) {
  const [renderer] = useState(createWindowedRenderer);
  return (
    <CollectionRendererContext value={renderer}>
      <LiveRows {...props} />
    </CollectionRendererContext>
  );
}

/** From this number of rows, only the rows in view are rendered. */
const MANY = 60;

/** Rows with column heads, or cards on a narrow screen. Long tables render only the rows in view. */
export function DataTable<Item extends object>(props: DataTableProps<Item>) {
  const { items, columns, reorder, renderBulk, density = 'tall' } = props;
  const hasHandle = reorder !== undefined;
  const hasBox = renderBulk !== undefined;
  const [hadMany, setHadMany] = useState(false);
  // Stays windowed, because switching the renderer would lose the focus.
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
