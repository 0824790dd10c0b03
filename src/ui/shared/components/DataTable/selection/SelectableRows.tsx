import {
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type ClipboardEvent,
} from 'react';
import { announce } from '../../../announcing/announce.ts';
import { useLatest } from '../../../useLatest.ts';
import type { DataTableProps, SelectedRows } from '../DataTableProps.ts';
import { rowOfEvent } from '../useRowKeys.ts';
import { allRows, NO_ROWS, withRange, withToggled, type SelectionParts } from './rowSelection.ts';
import { AllBox, RowBox, SelectedShare, type SelectionActs } from './SelectionBoxes.tsx';
import { SelectionBar } from './SelectionBar.tsx';

export type SelectableRowsProps<Item extends object> = DataTableProps<Item> & {
  readonly renderBulk: (selected: SelectedRows) => ReactNode;
  readonly Rows: ComponentType<DataTableProps<Item> & { readonly selection?: SelectionParts | undefined }>;
};

type Modifiers = { readonly shiftKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean };
const NO_MODIFIERS: Modifiers = { shiftKey: false, ctrlKey: false, metaKey: false };

/** Keeps the set's identity if only the order changes, so that a move does not render the table. */
function useSameSet(ids: readonly string[]): ReadonlySet<string> {
  const [kept, setKept] = useState<ReadonlySet<string>>(() => new Set(ids));
  if (ids.length === kept.size && ids.every((id) => kept.has(id))) return kept;
  const next = new Set(ids);
  setKept(next);
  return next;
}

/**
 * Selection by checkbox, pointer and keyboard. A plain click opens the row. The selection is stored here and not in
 * React Aria, because a row that did not render again would change an outdated selection.
 */
export function SelectableRows<Item extends object>({ Rows, renderBulk, ...props }: SelectableRowsProps<Item>) {
  const { items, idOf, onRowAction } = props;
  const [selection, setSelection] = useState(NO_ROWS);
  const order = useMemo(() => items.map(idOf), [items, idOf]);
  const selected = useMemo(() => order.filter((id) => selection.ids.has(id)), [order, selection]);
  const rows = useSameSet(order);
  const selectedKeys = useSameSet(selected);
  const table = useMemo(
    () =>
      ({
        selectionMode: 'multiple',
        selectedKeys,
        disabledKeys: rows,
        disabledBehavior: 'selection',
      }) as const,
    [selectedKeys, rows],
  );
  const [message, setMessage] = useState({ selection, text: '' });
  const latest = useLatest({ order, onRowAction });
  const modifiers = useRef(NO_MODIFIERS);

  const acts = useMemo(() => {
    const toggle = (id: string): void => setSelection((present) => withToggled(present, id));
    const extend = (id: string, from?: string): void =>
      setSelection((present) => withRange(present, latest.current.order, id, from));
    return {
      extend,
      toggle: (id: string) => (modifiers.current.shiftKey ? extend(id) : toggle(id)),
      press: (id: string) => {
        const { shiftKey, ctrlKey, metaKey } = modifiers.current;
        if (shiftKey) extend(id);
        else if (ctrlKey || metaKey || !latest.current.onRowAction) toggle(id);
        else latest.current.onRowAction(id);
      },
      all: () => setSelection(allRows(latest.current.order)),
      clear: () => setSelection(NO_ROWS),
    } satisfies SelectionActs & Record<string, unknown>;
  }, [latest]);

  const parts = useMemo(
    () => ({
      head: <AllBox acts={acts} />,
      renderBox: (id: string, label: string) => <RowBox id={id} label={label} acts={acts} />,
    }),
    [acts],
  );

  /** Capture, because React Aria stops some of these keys. */
  function handleKeyDown(event: KeyboardEvent): void {
    modifiers.current = NO_MODIFIERS;
    const { id, isPlain } = rowOfEvent(event.target);
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key === 'a') acts.all();
    if (event.key === 'Escape' && selected.length > 0) {
      event.stopPropagation();
      acts.clear();
    }
    if (id === undefined) return;
    const place = order.indexOf(id);
    const reached = {
      ArrowDown: order[place + 1],
      ArrowUp: order[place - 1],
      ...(isCommand && { Home: order[0], End: order.at(-1) }),
    }[event.key];
    if (event.shiftKey && reached !== undefined) acts.extend(reached, id);
    if (event.key === ' ' && isPlain) (event.shiftKey ? acts.extend : acts.toggle)(id);
  }

  function handlePaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain');
    if (!props.onPasteRows || !/[\t\n]/.test(text)) return;
    event.preventDefault();
    props.onPasteRows(text);
  }

  function say(text: string): void {
    setMessage({ selection, text });
    announce(text);
  }

  return (
    <div
      role="presentation"
      onPointerDownCapture={({ shiftKey, ctrlKey, metaKey }: PointerEvent) => {
        modifiers.current = { shiftKey, ctrlKey, metaKey };
      }}
      onKeyDownCapture={handleKeyDown}
      onPaste={handlePaste}
    >
      {selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          message={message.selection === selection ? message.text : ''}
          onClear={acts.clear}
        >
          {renderBulk({ ids: selected, say })}
        </SelectionBar>
      )}
      <SelectedShare value={selected.length === 0 ? 'none' : selected.length < order.length ? 'some' : 'all'}>
        <Rows {...props} renderBulk={renderBulk} onRowAction={acts.press} selection={{ ...parts, table }} />
      </SelectedShare>
    </div>
  );
}
