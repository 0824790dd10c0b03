import { Fragment, useMemo, type ComponentProps, type ComponentType } from 'react';
import { DefaultCollectionRenderer, type CollectionRenderer } from 'react-aria-components/CollectionBuilder';
import { HeadStates } from './head/HeadStates.tsx';
import type { BranchProps } from './rows/RowNode.ts';
import { drawnOnce, useRowNodes } from './useRowNodes.tsx';

function AllRows(props: BranchProps) {
  const { nodes, drawRow } = useRowNodes(props);
  return nodes.map((_, place) => drawRow(place));
}

function HeadAndBody({ collection }: ComponentProps<CollectionRenderer['CollectionRoot']>) {
  return useMemo(
    () =>
      [...collection].map((node) =>
        node.type === 'tableheader' ? (
          <HeadStates key={node.key}>{drawnOnce(node).drawn}</HeadStates>
        ) : (
          <Fragment key={node.key}>{node.render?.(node)}</Fragment>
        ),
      ),
    [collection],
  );
}

/** Like React Aria's renderer, but renders only the affected parts. `Body` renders the rows. */
export function createRowRenderer(Body: ComponentType<BranchProps> = AllRows): CollectionRenderer {
  const { CollectionBranch } = DefaultCollectionRenderer;
  return {
    CollectionRoot: HeadAndBody,
    CollectionBranch: (props) =>
      props.parent.type === 'tablebody' ? <Body {...props} /> : <CollectionBranch {...props} />,
  };
}
