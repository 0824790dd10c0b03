export const STOPS = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex]']
  .map((stop) => `${stop}:not(:disabled, [type="hidden"], [tabindex="-1"])`)
  .join();
/** Selector of page parts. The next element to focus is searched only within the same part. */
const PARTS = 'main, nav, [role="dialog"], [role="alertdialog"], [data-focus-part]';

const isSeen = (element: Element): boolean =>
  // Tests run in jsdom, which has no layout and no `checkVisibility`.
  typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true });

/**
 * Remembers the position of a focused control, to find the next control after the remembered control is removed or
 * disabled.
 */
export class FocusPlace {
  readonly element: HTMLElement;
  /** The control and its ancestors, innermost first. */
  readonly #path: readonly Node[];
  /** Position of the removed control: a parent that is still in the document, and the sibling before the control. */
  #gap: { readonly within: Node; readonly after: Node | null } | undefined;

  constructor(element: HTMLElement) {
    this.element = element;
    const path: Node[] = [];
    for (let node: Node | null = element; node; node = node.parentNode) path.push(node);
    this.#path = path;
  }

  get isLost(): boolean {
    return !this.element.isConnected || this.element.matches(':disabled');
  }

  /** Updates the position. Must be called with the mutation records of every removal from the document. */
  follow(records: readonly MutationRecord[]): void {
    if (this.#gap?.within.isConnected || this.element.isConnected) return;
    const at = this.#path.findIndex(({ isConnected }) => isConnected);
    const within = this.#path[at];
    let after: Node | null | undefined = this.#path[at - 1];
    if (!within || !after) return;
    // The previous sibling may have been removed, too, so search for an earlier sibling that is still in the document.
    while (after && after.parentNode !== within) {
      const removedNode: Node = after;
      after = records.find(({ removedNodes }) => [...removedNodes].includes(removedNode))?.previousSibling;
    }
    this.#gap = { within, after: after ?? null };
  }

  /** Returns the control if it can be focused, otherwise the next control in the same part of the page. */
  next(): HTMLElement | undefined {
    if (!this.isLost) return isSeen(this.element) ? this.element : undefined;
    const { within, after } = this.#gap ?? { within: this.element.parentNode, after: this.element };
    const part = (within instanceof Element ? within : within?.parentElement)?.closest(PARTS);
    if (!within || !part?.isConnected) return undefined;
    const stops = [...part.querySelectorAll<HTMLElement>(STOPS)].filter(isSeen);
    const from = after ?? within;
    const isFurtherOn = (stop: HTMLElement): boolean =>
      (from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      (after === null || !after.contains(stop));
    // If no control follows, the caller focuses the page's heading. In a smaller part, the focus moves to its first
    // control.
    return stops.find(isFurtherOn) ?? (part.matches('main, nav') ? undefined : stops[0]);
  }
}
