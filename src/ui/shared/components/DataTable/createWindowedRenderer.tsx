import type { CollectionRenderer } from 'react-aria-components/CollectionBuilder';
import { createRowRenderer } from './createRowRenderer.tsx';
import { PersistedKeys } from './PersistedKeys.ts';
import { RowWindow } from './RowWindow.ts';
import { WindowedBody } from './WindowedBody.tsx';

/**
 * Draws a table's rows in the page's own flow, as many as the window shows. React Aria keeps the whole list: its keyboard,
 * selection and dragging go over all rows. Its own virtualizer would place every row and cell itself, and cards could not
 * take the height they need.
 */
export function createWindowedRenderer(): CollectionRenderer {
  const rows = new RowWindow();
  const { CollectionRoot, CollectionBranch } = createRowRenderer((props) => <WindowedBody {...props} rows={rows} />);
  return {
    isVirtualized: true,
    layoutDelegate: rows,
    dropTargetDelegate: rows,
    CollectionRoot: (props) => (
      <PersistedKeys value={props.persistedKeys}>
        <CollectionRoot {...props} />
      </PersistedKeys>
    ),
    CollectionBranch,
  };
}
