/** What jsdom lacks and tables and shells ask for; imported for its effect before the tests that have a document. */
export {};
globalThis.CSS ??= {} as typeof CSS;
CSS.escape ??= (identifier: string): string =>
  identifier.replace(/[^\w-]/g, (character) => `\\${character}`).replace(/^\d/, (digit) => `\\3${digit} `);

/** There is nowhere to scroll to. */
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

/** A wide window that stays so; nothing is drawn, so nothing needs to watch what is seen. */
if (typeof window !== 'undefined')
  window.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media !== 'print' }) as MediaQueryList;

/** Nothing has a size that could change. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
