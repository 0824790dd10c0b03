/** @typedef {{ readonly resolved: string }} Dependency */
/** @typedef {{ readonly source: string, readonly dependencies: readonly Dependency[] }} Module */
/** @typedef {{ readonly from: string, readonly to: string }} Import */

/**
 * Finds circular imports between the direct subfolders of `within`. A file counts for the subfolder that contains it.
 * @param {readonly Module[]} modules
 * @param {string} within
 * @returns {readonly { readonly folders: readonly string[], readonly imports: readonly Import[] }[]}
 */
export function folderCircles(modules, within) {
  const folderOf = (file) => (file.startsWith(`${within}/`) ? file.slice(within.length + 1).split('/')[0] : undefined);
  const imports = modules.flatMap(({ source: from, dependencies }) =>
    dependencies
      .map(({ resolved: to }) => ({ from, to, left: folderOf(from), right: folderOf(to) }))
      .filter(({ left, right }) => left !== undefined && right !== undefined && left !== right),
  );
  const next = new Map();
  for (const { left, right } of imports) next.set(left, [...(next.get(left) ?? []), right]);
  const reached = new Map([...next.keys()].map((folder) => [folder, reachedFrom(folder, next)]));
  const inCircle = (left, right) => Boolean(reached.get(left)?.has(right) && reached.get(right)?.has(left));

  const circles = [];
  const placed = new Set();
  for (const folder of reached.keys()) {
    if (placed.has(folder) || !inCircle(folder, folder)) continue;
    const folders = [...reached.keys()]
      .toSorted((one, other) => one.localeCompare(other))
      .filter((other) => inCircle(folder, other));
    for (const other of folders) placed.add(other);
    const ties = imports.filter(({ left, right }) => folders.includes(left) && folders.includes(right));
    circles.push({ folders, imports: ties.map(({ from, to }) => ({ from, to })) });
  }
  return circles;
}

function reachedFrom(start, next) {
  const reached = new Set();
  const queue = [start];
  for (const folder of queue)
    for (const right of next.get(folder) ?? [])
      if (!reached.has(right)) {
        reached.add(right);
        queue.push(right);
      }
  return reached;
}
