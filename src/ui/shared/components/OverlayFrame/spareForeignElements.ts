/** What the page and React Aria put into the body; all else comes from an extension of the browser. */
const OWN =
  '#root, [data-live-announcer], [data-rac], [data-overlay-container], [data-focus-scope-start], [data-focus-scope-end], [data-testid="underlay"], [id^="react-aria"]';

const isForeign = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && !node.matches(OWN) && !node.querySelector('[data-rac]');

/** What was there before the dialog is told by being an element of its own kind, which the page has none of. */
const isOfOwnKind = (element: Element): boolean => element.localName.includes('-') || element.shadowRoot !== null;

function spare(nodes: Iterable<Node>): void {
  // React Aria leaves what has this mark as it is, lets the focus go there, and takes no press on it for one outside.
  for (const node of nodes) if (isForeign(node)) node.dataset['reactAriaTopLayer'] = '';
}

/**
 * Keeps what extensions add to the page, as a password manager does its button, within reach while a dialog makes the
 * rest of the page inert. To be called before the dialog does so; answers how it is ended.
 */
export function spareForeignElements(): () => void {
  spare([...document.body.children].filter(isOfOwnKind));
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) spare(addedNodes);
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
