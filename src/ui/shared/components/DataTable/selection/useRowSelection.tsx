import {
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../announcing/announce.ts';
import { useLatest } from '../../../useLatest.ts';
import type { DataTableProps } from '../DataTableProps.ts';
import { OWN_KEYS, rowOfEvent } from '../rowOfEvent.ts';
import { allRows, NO_ROWS, withRange, withToggled, type RowSelection } from './rowSelection.ts';
import { SelectionBar } from './SelectionBar.tsx';

type Modifiers = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** Selects rows by checkbox, pointer and keyboard. A click without modifier key, or Enter, calls `onRowAction`. */
export function useRowSelection<Item extends object>(
  { renderBulk, onRowAction, onPasteRows }: DataTableProps<Item>,
  order: readonly string[],
  labelOf: (id: string) => string,
): {
  readonly selected: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  readonly onAll: () => void;
  readonly bar: ReactNode;
  readonly frameProps: object;
  readonly handleKeyDown: (event: KeyboardEvent) => void;
} {
  const { t } = useTranslation();
  const [selection, setSelection] = useState(NO_ROWS);
  const [message, setMessage] = useState({ selection, text: '' });
  const ids = useMemo(() => order.filter((id) => selection.ids.has(id)), [order, selection]);
  const selected = useMemo(() => new Set(ids), [ids]);
  const hasShift = useRef(false);

  function select(next: RowSelection): void {
    setSelection(next);
    const idsBefore = selection.ids;
    const added = [...next.ids].filter((id) => !idsBefore.has(id));
    const changed = [...added, ...[...idsBefore].filter((id) => !next.ids.has(id))];
    const [firstChanged] = changed;
    const { size: count } = next.ids;
    if (firstChanged === undefined) return;
    if (changed.length === 1)
      announce(
        t(added.length === 1 ? 'common.table.rowSelected' : 'common.table.rowDeselected', {
          row: labelOf(firstChanged),
        }),
      );
    if (changed.length > 1 || Math.max(count, idsBefore.size) > 1) announce(t('common.table.selected', { count }));
  }

  const extend = (id: string, from?: string): void => select(withRange(selection, order, id, from));
  const toggle = (id: string): void => select(withToggled(selection, id));
  const clear = (): void => select(NO_ROWS);
  const latest = useLatest((id: string) => (hasShift.current ? extend(id) : toggle(id)));
  const onToggle = useMemo(() => (id: string) => latest.current(id), [latest]);

  function activate(id: string, { shiftKey, ctrlKey, metaKey }: Modifiers): void {
    if (renderBulk && shiftKey) extend(id);
    else if (renderBulk && (ctrlKey || metaKey || !onRowAction)) toggle(id);
    else onRowAction?.(id);
  }

  function handleClick(event: MouseEvent): void {
    const { id, isPlain } = rowOfEvent(event);
    if (id !== undefined && isPlain) activate(id, event);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, target, currentTarget, shiftKey, ctrlKey, metaKey } = event;
    const { id, isPlain } = rowOfEvent(event);
    const isCommand = ctrlKey || metaKey;
    hasShift.current = false;
    if (isPlain && (key === 'Enter' || key === ' ')) event.preventDefault();
    if (isPlain && id !== undefined && key === 'Enter' && !event.repeat)
      activate(id, { shiftKey: false, ctrlKey: false, metaKey: false });
    if (!renderBulk || !(target instanceof Element) || !currentTarget.contains(target)) return;
    if (isCommand && key === 'a' && !target.closest(OWN_KEYS)) {
      event.preventDefault();
      select(allRows(order));
    }
    if (key === 'Escape' && ids.length > 0) {
      event.stopPropagation();
      clear();
    }
    if (id === undefined) return;
    const index = order.indexOf(id);
    const targetId = {
      ArrowDown: order[index + 1],
      ArrowUp: order[index - 1],
      ...(isCommand && { Home: order[0], End: order.at(-1) }),
    }[key];
    if (shiftKey && targetId !== undefined) extend(targetId, id);
    if (key === ' ' && isPlain) (shiftKey ? extend : toggle)(id);
  }

  function handlePaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain');
    if (!renderBulk || !onPasteRows || !/[\t\n]/.test(text)) return;
    event.preventDefault();
    onPasteRows(text);
  }

  function showResult(text: string): void {
    setMessage({ selection, text });
    announce(text);
  }

  return {
    selected,
    onToggle,
    onAll: () => (ids.length === order.length ? clear() : select(allRows(order))),
    handleKeyDown,
    frameProps: {
      onClick: handleClick,
      onPaste: handlePaste,
      onPointerDownCapture: ({ shiftKey }: PointerEvent) => {
        hasShift.current = shiftKey;
      },
    },
    bar: renderBulk && ids.length > 0 && (
      <SelectionBar count={ids.length} message={message.selection === selection ? message.text : ''} onClear={clear}>
        {renderBulk({ ids, showResult })}
      </SelectionBar>
    ),
  };
}
