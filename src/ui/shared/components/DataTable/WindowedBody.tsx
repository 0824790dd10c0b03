import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  createContext,
  type ComponentProps,
} from 'react';
import { onReveal } from '../../settings/revealSetting.ts';
import { useTopOf } from '../../useTopOf.ts';
import type { BranchProps } from './rows/RowNode.ts';
import type { RowWindow } from './RowWindow.ts';
import { useIsPrinting } from '../../useIsPrinting.ts';
import { useRowNodes } from './useRowNodes.tsx';
import type { CollectionRenderer } from 'react-aria-components/CollectionBuilder';

/** Rows that are never unmounted: the focused row and the drop target. */
export const PersistedKeys =
  createContext<ComponentProps<CollectionRenderer['CollectionRoot']>['persistedKeys']>(undefined);

/** Estimated height in pixels of an unmeasured row: `--row-tall` in the style sheet. */
const ROW = 52;
const OVERSCAN = 6;

/** Rows in view, with spacers for the others. */
export function WindowedBody({ rows, ...branch }: BranchProps & { readonly rows: RowWindow }) {
  const { collection } = branch;
  const start = useRef<HTMLDivElement>(null);
  const offset = useTopOf(start);
  const { nodes, drawRow } = useRowNodes(branch);
  const places = useMemo(() => new Map(nodes.map(({ key }, place) => [key, place])), [nodes]);
  const persisted = useContext(PersistedKeys);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const keys = [rows.focused ?? '', ...(persisted ?? [])];
      // For a focused cell: its row.
      const kept = keys.flatMap((key) => places.get(key) ?? places.get(collection.getItem(key)?.parentKey ?? '') ?? []);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((left, right) => left - right);
    },
    [persisted, places, rows, collection],
  );
  const isPrinting = useIsPrinting();
  const virtualizer = useWindowVirtualizer<Element>({
    count: nodes.length,
    estimateSize: () => ROW,
    measureElement: (row) => (row instanceof HTMLElement && row.offsetHeight) || ROW,
    overscan: OVERSCAN,
    scrollMargin: offset,
    getItemKey: (place) => String(nodes[place]?.key),
    rangeExtractor,
  });
  const [measured] = useState(() => new WeakSet<Element>());
  useLayoutEffect(function measure() {
    const body = start.current?.parentElement;
    if (!body) return;
    rows.show(body, places, virtualizer);
    for (const row of rows.drawn) {
      const place = String(places.get(row.dataset['key'] ?? ''));
      if (row.dataset['index'] !== place) row.dataset['index'] = place;
      // Later heights are reported by the virtualizer's observer. Measuring here would force a layout during an edit.
      if (measured.has(row)) continue;
      measured.add(row);
      virtualizer.measureElement(row);
    }
  });
  useEffect(
    function scrollToWantedRow() {
      // A row's change key ends in its id.
      return onReveal((changeKey) => {
        const place = nodes.findIndex(({ key }) => changeKey.endsWith(`.${key}`));
        if (place >= 0) virtualizer.scrollToIndex(place, { align: 'center' });
      });
    },
    [nodes, virtualizer],
  );
  // For printing, render all rows in normal flow, so that none overlaps at a page break.
  if (isPrinting) {
    return (
      <>
        <div ref={start} role="presentation" />
        {nodes.map((_, place) => drawRow(place))}
      </>
    );
  }
  let end = offset;
  const shown = virtualizer.getVirtualItems().map((row) => {
    const gap = row.start - end;
    ({ end } = row);
    return (
      <Fragment key={row.key}>
        {gap > 0 && <div role="presentation" style={{ blockSize: gap }} />}
        {drawRow(row.index)}
      </Fragment>
    );
  });
  return (
    <>
      <div ref={start} role="presentation" />
      {shown}
      <div role="presentation" style={{ blockSize: Math.max(0, virtualizer.getTotalSize() - (end - offset)) }} />
    </>
  );
}
