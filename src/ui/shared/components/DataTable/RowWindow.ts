import type { Virtualizer } from '@tanstack/react-virtual';
import type { CollectionRenderer } from 'react-aria-components/CollectionBuilder';

type LayoutDelegate = NonNullable<CollectionRenderer['layoutDelegate']>;
type DropTargetDelegate = NonNullable<CollectionRenderer['dropTargetDelegate']>;
type Key = Parameters<LayoutDelegate['getItemRect']>[0];
type Rect = ReturnType<LayoutDelegate['getVisibleRect']>;

/** Positions of all rows, including unmounted ones, for keyboard paging and dragging. */
export class RowWindow implements LayoutDelegate, DropTargetDelegate {
  #body: Element | undefined;
  #places: ReadonlyMap<Key, number> = new Map();
  #rows: Virtualizer<Window, Element> | undefined;

  /** Called on each render. */
  show(body: Element, places: ReadonlyMap<Key, number>, rows: Virtualizer<Window, Element>): void {
    this.#body = body;
    this.#places = places;
    this.#rows = rows;
  }

  /** Mounted rows, in order. */
  get drawn(): readonly HTMLElement[] {
    return [...(this.#body?.querySelectorAll<HTMLElement>(':scope > [data-key]') ?? [])];
  }

  /** Row that contains the focus, which the table state may not contain yet. */
  get focused(): Key | undefined {
    return this.#body?.querySelector<HTMLElement>(':scope > [data-key]:focus-within')?.dataset['key'];
  }

  getItemRect(key: Key): Rect | null {
    const place = this.#places.get(key);
    const row = place === undefined ? undefined : this.#rows?.measurementsCache[place];
    return row
      ? { x: 0, y: row.start - (this.#rows?.options.scrollMargin ?? 0), width: this.#width, height: row.size }
      : null;
  }

  getVisibleRect(): Rect {
    const top = this.#body?.getBoundingClientRect().top ?? 0;
    return { x: 0, y: Math.max(0, -top), width: this.#width, height: window.innerHeight };
  }

  getContentSize(): ReturnType<LayoutDelegate['getContentSize']> {
    return { width: this.#width, height: this.#rows?.getTotalSize() ?? 0 };
  }

  /** The nearest gap between mounted rows. `y` is relative to the table. */
  getDropTargetFromPoint(
    ...[, y, isValid]: Parameters<DropTargetDelegate['getDropTargetFromPoint']>
  ): ReturnType<DropTargetDelegate['getDropTargetFromPoint']> {
    const table = this.#body?.parentElement?.getBoundingClientRect();
    const { drawn } = this;
    const row = drawn.find((each) => y + (table?.top ?? 0) < each.getBoundingClientRect().bottom) ?? drawn.at(-1);
    if (!row?.dataset['key'] || !table) return { type: 'root' };
    const { top, height } = row.getBoundingClientRect();
    const dropPosition = y + table.top < top + height / 2 ? 'before' : 'after';
    const target = { type: 'item', key: row.dataset['key'], dropPosition } as const;
    return isValid(target) ? target : null;
  }

  get #width(): number {
    return this.#body?.clientWidth ?? 0;
  }
}
