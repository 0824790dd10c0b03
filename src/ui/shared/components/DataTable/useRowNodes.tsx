import { Fragment, useMemo, type ComponentProps, type ReactNode } from 'react';
import type { CollectionRenderer } from 'react-aria-components/CollectionBuilder';
import { RowStates } from './rows/RowStates.tsx';

export type BranchProps = ComponentProps<CollectionRenderer['CollectionBranch']>;
export type RowNode = ReturnType<NonNullable<BranchProps['collection']['getItem']>> & object;

export type RowNodes = {
  readonly nodes: readonly RowNode[];
  /** A row with the places something can be dropped at around it; the same as long as nothing of it changes. */
  readonly drawRow: (place: number) => ReactNode;
};

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
      const isLast = place === nodes.length - 1;
      return (
        <RowStates key={key} row={key}>
          {renderDropIndicator?.({ type: 'item', key, dropPosition: 'before' })}
          <Fragment key="row">{node.render?.(node)}</Fragment>
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
