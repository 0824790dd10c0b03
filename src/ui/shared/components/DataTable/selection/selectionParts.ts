import type { ReactNode } from 'react';

/** What makes the rows of a table selectable. All of it but `table` is the same while only the selection changes. */
export type SelectionParts = {
  /** For the library's table: it shows what is selected and changes none of it. */
  readonly table: {
    readonly selectionMode: 'multiple';
    readonly selectedKeys: ReadonlySet<string>;
    readonly disabledKeys: ReadonlySet<string>;
    readonly disabledBehavior: 'selection';
  };
  /** Stands in the head: selects all rows or none. */
  readonly head: ReactNode;
  readonly renderBox: (id: string, label: string) => ReactNode;
};
