import { describe, expect, it } from 'vitest';
import { featureImports } from '../../scripts/support/featureImports.mjs';

const file = (name: string, ...imports: readonly string[]) => ({
  source: `src/ui/features/${name}`,
  dependencies: imports.map((each) => ({ resolved: `src/ui/${each}` })),
});

describe('featureImports', () => {
  it('counts imports from other features, not imports from shared code or from the same feature', () => {
    const modules = [file('carts/Page.tsx', 'features/carts/Row.tsx', 'shared/Button.tsx', 'features/rules/Tab.tsx')];
    expect(featureImports(modules).imports.map(({ to }) => to)).toEqual(['src/ui/features/rules/Tab.tsx']);
  });

  it('returns the features that import each other', () => {
    const oneWay = [file('carts/Page.tsx', 'features/rules/Tab.tsx')];
    expect(featureImports(oneWay).mutual).toEqual([]);
    const mutual = [...oneWay, file('rules/Tab.tsx', 'features/carts/Page.tsx')];
    expect(featureImports(mutual).mutual).toEqual(['carts rules']);
  });
});
