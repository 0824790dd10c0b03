export type TextTree = { readonly [key: string]: string | TextTree };

/** Texts with an owner's own wording, which overrides single texts [LG-2]. */
export const overlayTexts = (texts: TextTree, overlay: TextTree): TextTree =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const overlayText = Object.hasOwn(overlay, name) ? overlay[name] : undefined;
      if (overlayText === undefined) return [name, text];
      return [
        name,
        typeof overlayText === 'object' && typeof text === 'object' ? overlayTexts(text, overlayText) : overlayText,
      ];
    }),
  );
