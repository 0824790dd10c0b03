const featureOf = (file) => /^src\/ui\/features\/([^/]+)\//.exec(file)?.[1];

/** Lists imports from one feature into another, and pairs of features that import each other. */
export function featureImports(modules) {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .map(({ resolved }) => ({ from: source, to: resolved, pair: [featureOf(source), featureOf(resolved)] }))
      .filter(({ pair: [from, to] }) => from !== undefined && to !== undefined && from !== to),
  );
  const pairs = new Set(imports.map(({ pair }) => pair.join(' ')));
  const mutual = [...pairs].filter((pair) => {
    const [from, to] = pair.split(' ');
    return from < to && pairs.has(`${to} ${from}`);
  });
  return { imports, mutual };
}
