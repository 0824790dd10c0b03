export type TextTree = { readonly [key: string]: string | TextTree };

/** [LG-2] */
export const overlayTexts = (texts: TextTree, wording: TextTree): TextTree =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const own = Object.hasOwn(wording, name) ? wording[name] : undefined;
      if (own === undefined) return [name, text];
      return [name, typeof own === 'object' && typeof text === 'object' ? overlayTexts(text, own) : own];
    }),
  );
