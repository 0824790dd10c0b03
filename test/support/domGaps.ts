/** Defines browser functions that jsdom lacks. Import this file for its side effects in tests with a document. */
export {};

/** Scrolling does nothing, because jsdom has no layout. */
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

/** The window is wide and never changes. Elements are never reported as visible, because nothing is painted. */
if (typeof window !== 'undefined')
  window.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media !== 'print' }) as MediaQueryList;

/** Only attributes hide elements, because tests load no style sheets. Without this, React Aria computes all styles. */
if (typeof window !== 'undefined')
  Element.prototype.checkVisibility ??= function (this: Element) {
    const hidden = '[hidden], [style*="display: none"], [style*="visibility: hidden"]';
    return this.isConnected && this.closest(hidden) === null;
  };

/** Sizes never change, because jsdom has no layout. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
