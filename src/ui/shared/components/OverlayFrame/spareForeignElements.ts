/** Elements that the page and React Aria add to the body. All others are from browser extensions. */
const OWN =
  '#root, [data-live-announcer], [data-rac], [data-overlay-container], [data-focus-scope-start], [data-focus-scope-end], [data-testid="underlay"], [id^="react-aria"]';

const isForeign = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && !node.matches(OWN) && !node.querySelector('[data-rac]');

/** Elements from before the dialog are recognized as custom elements, which the page never uses. */
const isOfOwnKind = (element: Element): boolean => element.localName.includes('-') || element.shadowRoot !== null;

function spare(nodes: Iterable<Node>): void {
  // React Aria leaves elements with this attribute interactive.
  for (const node of nodes) if (isForeign(node)) node.dataset['reactAriaTopLayer'] = '';
}

/**
 * Keeps elements of browser extensions usable while a dialog makes the page inert. Call it before the dialog does so.
 * Returns a function that stops it.
 */
export function spareForeignElements(): () => void {
  spare([...document.body.children].filter(isOfOwnKind));
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) spare(addedNodes);
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
