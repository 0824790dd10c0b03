/** What the Tab key stops at. */
const STOPS = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex]']
  .map((stop) => `${stop}:not(:disabled, [type="hidden"], [tabindex="-1"])`)
  .join();
/** Where what follows is looked for: what is further on belongs to something else. */
const PARTS = 'main, nav, [role="dialog"], [role="alertdialog"], [data-focus-part]';

const isSeen = (element: Element): boolean =>
  // Not known where nothing is laid out.
  typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true });

/** Where a control stands that has, or had, the focus; it outlives the control. */
export class FocusPlace {
  readonly element: HTMLElement;
  /** The control and all it stands in, the innermost first. */
  readonly #path: readonly Node[];
  /** Where it stood, since it has gone: in what, after what. */
  #gap: { readonly within: Node; readonly after: Node | null } | undefined;

  constructor(element: HTMLElement) {
    this.element = element;
    const path: Node[] = [];
    for (let node: Node | null = element; node; node = node.parentNode) path.push(node);
    this.#path = path;
  }

  /** The control is gone, or takes no focus any more. */
  get isLost(): boolean {
    return !this.element.isConnected || this.element.matches(':disabled');
  }

  /** To be told of everything that is taken out of the document. */
  follow(records: readonly MutationRecord[]): void {
    if (this.#gap?.within.isConnected || this.element.isConnected) return;
    const at = this.#path.findIndex(({ isConnected }) => isConnected);
    const within = this.#path[at];
    let after: Node | null | undefined = this.#path[at - 1];
    if (!within || !after) return;
    // Its neighbours may have been taken out with it.
    while (after && after.parentNode !== within) {
      const gone: Node = after;
      after = records.find(({ removedNodes }) => [...removedNodes].includes(gone))?.previousSibling;
    }
    this.#gap = { within, after: after ?? null };
  }

  /** What the focus goes on to: the control itself while it can have it, else what follows it in its part of the page. */
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
    // A page goes on with its heading, which says where one is; a small part with its beginning.
    return stops.find(isFurtherOn) ?? (part.matches('main, nav') ? undefined : stops[0]);
  }
}
