import { Fragment, useMemo, type ReactNode } from 'react';
import type { BranchProps, RowNode } from './rows/RowNode.ts';
import { RowStates } from './rows/RowStates.tsx';

export type RowNodes = {
  readonly nodes: readonly RowNode[];
  /** The row with its drop indicators. Keeps its identity while nothing changes. */
  readonly drawRow: (place: number) => ReactNode;
};

type DrawnRow = { readonly node: RowNode; readonly drawn: ReactNode };
const rows = new WeakMap<object, DrawnRow>();

/** Cached by content and position, because React Aria recreates the nodes of all rows after a moved one. */
export function drawnOnce(node: RowNode): DrawnRow {
  const props: object = node.props;
  const known = rows.get(props);
  if (known?.node.index === node.index) return known;
  const row = { node, drawn: node.render?.(node) };
  rows.set(props, row);
  return row;
}

export function useRowNodes({ collection, parent, renderDropIndicator }: BranchProps): RowNodes {
  const nodes = useMemo(
    () => [...(collection.getChildren?.(parent.key) ?? [])].filter(({ type }) => type === 'item'),
    [collection, parent.key],
  );
  return useMemo(() => {
    const drawn = new Map<number, ReactNode>();
    function draw(place: number): ReactNode {
      const node = nodes[place];
      if (!node) return undefined;
      const { key } = node;
      const row = drawnOnce(node);
      const isLast = place === nodes.length - 1;
      return (
        <RowStates key={key} node={row.node}>
          {renderDropIndicator?.({ type: 'item', key, dropPosition: 'before' })}
          <Fragment key="row">{row.drawn}</Fragment>
          {isLast && renderDropIndicator?.({ type: 'item', key, dropPosition: 'after' })}
        </RowStates>
      );
    }
    return {
      nodes,
      drawRow: (place) => {
        if (!drawn.has(place)) drawn.set(place, draw(place));
        return drawn.get(place);
      },
    };
  }, [nodes, renderDropIndicator]);
}
