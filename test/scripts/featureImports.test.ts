import { describe, expect, it } from 'vitest';
import { featureImports } from '../../scripts/support/featureImports.mjs';

const file = (name: string, ...imports: readonly string[]) => ({
  source: `src/ui/features/${name}`,
  dependencies: imports.map((each) => ({ resolved: `src/ui/${each}` })),
});

describe('the check of imports between features', () => {
  it('counts imports of other features, not those of shared code or of the same feature', () => {
    const modules = [file('carts/Page.tsx', 'features/carts/Row.tsx', 'shared/Button.tsx', 'features/rules/Tab.tsx')];
    expect(featureImports(modules).imports.map(({ to }) => to)).toEqual(['src/ui/features/rules/Tab.tsx']);
  });

  it('lists features that import each other', () => {
    const oneWay = [file('carts/Page.tsx', 'features/rules/Tab.tsx')];
    expect(featureImports(oneWay).mutual).toEqual([]);
    const mutual = [...oneWay, file('rules/Tab.tsx', 'features/carts/Page.tsx')];
    expect(featureImports(mutual).mutual).toEqual(['carts rules']);
  });
});
