import type { Key } from 'react-aria-components';

/** Converts the untyped id that React Aria reports to the id of an option. Ignores an unknown id. */
export const selectById =
  <Id extends string>(options: readonly { readonly id: Id }[], onSelect: (id: Id) => void) =>
  (selectedId: Key | null): void => {
    const option = options.find(({ id }) => id === selectedId);
    if (option) onSelect(option.id);
  };
