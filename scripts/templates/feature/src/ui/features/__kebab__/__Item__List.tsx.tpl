import type { __Item__ } from '../../../domain/__kebab__/__item__.ts';
import { EmptyState } from '../../shared/components/EmptyState.tsx';

export type __Item__ListProps = {
  readonly label: string;
  readonly items: readonly __Item__[];
  readonly empty: string;
};

export function __Item__List({ label, items, empty }: __Item__ListProps) {
  if (items.length === 0) return <EmptyState title={empty} />;
  return (
    <ul aria-label={label}>
      {items.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
