/** Elements in the tab order. */
export const STOPS = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex]']
  .map((stop) => `${stop}:not(:disabled, [type="hidden"], [tabindex="-1"])`)
  .join();
/** Limits of the search for the next element. */
const PARTS = 'main, nav, [role="dialog"], [role="alertdialog"], [data-focus-part]';

const isSeen = (element: Element): boolean =>
  // jsdom has no layout and no `checkVisibility`.
  typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true });

/** Position of a control that has or had the focus. Outlives the control. */
export class FocusPlace {
  readonly element: HTMLElement;
  /** The control and its ancestors, innermost first. */
  readonly #path: readonly Node[];
  /** Position of the removed control: its parent and previous sibling. */
  #gap: { readonly within: Node; readonly after: Node | null } | undefined;

  constructor(element: HTMLElement) {
    this.element = element;
    const path: Node[] = [];
    for (let node: Node | null = element; node; node = node.parentNode) path.push(node);
    this.#path = path;
  }

  /** The control was removed or disabled. */
  get isLost(): boolean {
    return !this.element.isConnected || this.element.matches(':disabled');
  }

  /** Must be called for every removal from the document. */
  follow(records: readonly MutationRecord[]): void {
    if (this.#gap?.within.isConnected || this.element.isConnected) return;
    const at = this.#path.findIndex(({ isConnected }) => isConnected);
    const within = this.#path[at];
    let after: Node | null | undefined = this.#path[at - 1];
    if (!within || !after) return;
    // Siblings may have been removed, too.
    while (after && after.parentNode !== within) {
      const gone: Node = after;
      after = records.find(({ removedNodes }) => [...removedNodes].includes(gone))?.previousSibling;
    }
    this.#gap = { within, after: after ?? null };
  }

  /** The control itself if it can be focused, otherwise the next one in the same part of the page. */
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
    // A page continues with its heading, a small part with its first element.
    return stops.find(isFurtherOn) ?? (part.matches('main, nav') ? undefined : stops[0]);
  }
}
