import type { ReactNode } from 'react';

/** All parts except `table` keep their identity while only the selection changes. */
export type SelectionParts = {
  /** React Aria shows the selection but does not change it. */
  readonly table: {
    readonly selectionMode: 'multiple';
    readonly selectedKeys: ReadonlySet<string>;
    readonly disabledKeys: ReadonlySet<string>;
    readonly disabledBehavior: 'selection';
  };
  /** Checkbox in the head. */
  readonly head: ReactNode;
  readonly renderBox: (id: string, label: string) => ReactNode;
};
