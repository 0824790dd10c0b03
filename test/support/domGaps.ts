/** Browser functions that jsdom lacks. Imported for its side effects before tests with a document. */
export {};
globalThis.CSS ??= {} as typeof CSS;
CSS.escape ??= (identifier: string): string =>
  identifier.replace(/[^\w-]/g, (character) => `\\${character}`).replace(/^\d/, (digit) => `\\3${digit} `);

/** Scrolling has no effect, because there is no layout. */
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

/** A wide window that never changes. Elements are not rendered, so visibility is never reported. */
if (typeof window !== 'undefined')
  window.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media !== 'print' }) as MediaQueryList;

/** Tests load no style sheets, so only attributes hide an element. Without this, React Aria computes every style. */
if (typeof window !== 'undefined')
  Element.prototype.checkVisibility ??= function (this: Element) {
    const isHidden = (element: Element): boolean =>
      element.hasAttribute('hidden') ||
      (element instanceof HTMLElement && (element.style.display === 'none' || element.style.visibility === 'hidden'));
    let element: Element | null = this;
    while (element && !isHidden(element)) element = element.parentElement;
    return element === null && this.isConnected;
  };

/** Sizes never change, because there is no layout. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
