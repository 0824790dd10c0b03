/** The element in which a translator writes what it made of a text. */
const isWrapper = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** What is in a parent in place of a text: the text, what it was wrapped in, or what it was replaced by. */
type Places = { readonly in: (parent: Node, text: Node) => Node | undefined };

function childOf(parent: Node, node: Node | null | undefined): Node | undefined {
  let each = node;
  while (each && each.parentNode !== parent) each = each.parentNode;
  return each ?? undefined;
}

/**
 * React removes, and inserts before, the texts it made. Where one is no longer where React left it, its place is meant;
 * a text without any is gone already. Answers how the browser's own functions are put back.
 */
function patchNodes(places: Places): () => void {
  const own = Node.prototype;
  const { removeChild, insertBefore } = own;
  const isLost = (parent: Node, child: Node | null): child is Text =>
    child !== null && child.parentNode !== parent && isText(child);

  own.removeChild = function removeInPlace<Child extends Node>(this: Node, child: Child): Child {
    if (!isLost(this, child)) return removeChild.call(this, child) as Child;
    const place = places.in(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  own.insertBefore = function insertInPlace<Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    const place = isLost(this, before) ? (places.in(this, before) ?? null) : before;
    return insertBefore.call(this, node, place) as Child;
  };
  return () => Object.assign(own, { removeChild, insertBefore });
}

/**
 * Follows what a browser's translator does to the page: it puts a `<font>` in place of a text, or around it, and React
 * goes on with the text that it made. Left alone, a count would be written where nobody sees it, and a page would fail
 * where a text goes away (facebook/react#11538). A text that React writes anew comes back, for the translator to take
 * again. Until a `<font>` is met, nothing of the browser is changed. The answer stops it.
 */
export function followTranslator(): () => void {
  const replacements = new WeakMap<Node, HTMLElement>();
  const taken = new WeakSet<HTMLElement>();
  let restoreNodes: (() => void) | undefined;
  const places: Places = {
    in: (parent, text) => childOf(parent, text.parentNode ? text : replacements.get(text)),
  };

  function follow({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): void {
    for (const node of addedNodes) if (isWrapper(node)) restoreNodes ??= patchNodes(places);
    for (const node of removedNodes) {
      const wrapper = [...addedNodes, previousSibling, nextSibling].find(
        (each) => isWrapper(each) && !taken.has(each),
      ) as HTMLElement | undefined;
      if (!isText(node) || node.parentNode || !wrapper) continue;
      taken.add(wrapper);
      replacements.set(node, wrapper);
      observer.observe(node, { characterData: true });
    }
  }

  function bringBack(text: Node): void {
    const wrapper = replacements.get(text);
    replacements.delete(text);
    if (wrapper?.isConnected && !text.parentNode) wrapper.replaceWith(text);
  }

  const observer = new MutationObserver((records) => {
    for (const record of records)
      if (record.type === 'characterData') bringBack(record.target);
      else follow(record);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    restoreNodes?.();
  };
}
