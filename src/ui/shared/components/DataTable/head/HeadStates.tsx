import { useContext, useMemo, type ReactNode } from 'react';
import { TableStateContext } from 'react-aria-components/Table';
import { HeadContext, type TableState } from '../rows/RowContext.ts';
import { useUntilChanged } from '../useUntilChanged.ts';

/** State that the head depends on. */
function factsOf(state: TableState | null): readonly unknown[] {
  if (!state) return [];
  const { collection, selectionManager, sortDescriptor } = state;
  const { focusedKey, isFocused, selectionMode } = selectionManager;
  const holdsFocus = collection.columns.some(({ key }) => key === focusedKey);
  return [
    ...collection.columns,
    collection.size === 0,
    holdsFocus && focusedKey,
    holdsFocus && isFocused,
    selectionMode,
    sortDescriptor?.column,
    sortDescriptor?.direction,
  ];
}

/** Passes a new table state to the head only if it affects the head, i.e. not for changes of rows. */
export function HeadStates({ children }: { readonly children: ReactNode }) {
  const state = useContext(TableStateContext);
  const kept = useUntilChanged(state, factsOf(state));
  return <HeadContext value={useMemo(() => ({ state: kept, dragging: {} }), [kept])}>{children}</HeadContext>;
}
