export type RecordPath = readonly string[];

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (tree: Tree, key: string): unknown => (Object.hasOwn(tree, key) ? tree[key] : undefined);

export function valueAt(tree: unknown, path: RecordPath): unknown {
  let value = tree;
  for (const key of path) {
    if (!isTree(value)) return undefined;
    value = own(value, key);
  }
  return value;
}

/** `undefined` removes the value and then empty records, except on the first `kept` levels. */
export function withValueAt<T extends Tree>(tree: T, path: RecordPath, value: unknown, kept = 1): T {
  const [key, ...rest] = path;
  if (key === undefined) return tree;
  const others = Object.entries(tree).filter(([name]) => name !== key);
  const present = own(tree, key);
  if (value === undefined && present === undefined) return tree;
  const next = rest.length === 0 ? value : withValueAt(isTree(present) ? present : {}, rest, value, kept - 1);
  const isGone = next === undefined || (kept <= 0 && isTree(next) && Object.keys(next).length === 0);
  return Object.fromEntries(isGone ? others : [...others, [key, next]]) as T;
}
