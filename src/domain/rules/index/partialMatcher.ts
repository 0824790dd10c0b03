type Node = { readonly next: Map<number, Node>; fallback: Node | undefined; found: readonly number[] };

const makeNode = (): Node => ({ next: new Map(), fallback: undefined, found: [] });

/**
 * Returns a function that finds the indexes of all parts in a text in one pass (Aho-Corasick). `parts` must not contain
 * empty texts.
 */
export function makePartialMatcher(parts: readonly string[]): (text: string) => ReadonlySet<number> {
  const root = makeNode();
  for (const [index, part] of parts.entries()) {
    let node = root;
    for (let at = 0; at < part.length; at += 1) node = childOf(node, part.charCodeAt(at));
    node.found = [...node.found, index];
  }
  linkFallbacks(root);
  return (text) => {
    const found = new Set<number>();
    let node = root;
    for (let at = 0; at < text.length; at += 1) {
      node = step(root, node, text.charCodeAt(at));
      for (const index of node.found) found.add(index);
    }
    return found;
  };
}

function childOf(node: Node, code: number): Node {
  const child = node.next.get(code) ?? makeNode();
  node.next.set(code, child);
  return child;
}

function step(root: Node, from: Node, code: number): Node {
  let node: Node | undefined = from;
  while (node) {
    const next = node.next.get(code);
    if (next) return next;
    node = node.fallback;
  }
  return root;
}

/** Links each node to its fallback. Breadth first, because the fallback must be complete before the node. */
function linkFallbacks(root: Node): void {
  const queue: Node[] = [root];
  for (const node of queue)
    for (const [code, child] of node.next) {
      child.fallback = node === root ? root : step(root, node.fallback ?? root, code);
      child.found = [...child.found, ...child.fallback.found];
      queue.push(child);
    }
}
