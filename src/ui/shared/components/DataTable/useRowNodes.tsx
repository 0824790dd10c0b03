import { Fragment, useMemo, type ReactNode } from 'react';
import type { BranchProps, RowNode } from './rows/RowNode.ts';
import { RowStates } from './rows/RowStates.tsx';

export type RowNodes = {
  readonly nodes: readonly RowNode[];
  /** A row with the places something can be dropped at around it; the row the same as long as nothing of it changes. */
  readonly drawRow: (place: number) => ReactNode;
};

type DrawnRow = { readonly node: RowNode; readonly drawn: ReactNode };
const rows = new WeakMap<object, DrawnRow>();

/**
 * What draws a row, or the head: the same as long as it is made of the same and stands at the same place, so that it draws anew only
 * then. The library makes new nodes of all rows after one that moved.
 */
export function drawnOnce(node: RowNode): DrawnRow {
  const props: object = node.props;
  const known = rows.get(props);
  if (known?.node.index === node.index) return known;
  const row = { node, drawn: node.render?.(node) };
  rows.set(props, row);
  return row;
}

/** The rows of a table's body, drawn one by one. */
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
