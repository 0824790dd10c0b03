type Module = { readonly source: string; readonly dependencies: readonly { readonly resolved: string }[] };

export function featureImports(modules: readonly Module[]): {
  readonly imports: readonly { readonly from: string; readonly to: string }[];
  /** Pairs of features that import each other, as two names separated by a space. */
  readonly mutual: readonly string[];
};
