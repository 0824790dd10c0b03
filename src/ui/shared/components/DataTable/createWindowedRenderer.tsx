import type { CollectionRenderer } from 'react-aria-components/CollectionBuilder';
import { createRowRenderer } from './createRowRenderer.tsx';
import { RowWindow } from './RowWindow.ts';
import { PersistedKeys, WindowedBody } from './WindowedBody.tsx';

/** In normal flow, because React Aria's virtualizer positions rows itself and cards need their natural height. */
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
