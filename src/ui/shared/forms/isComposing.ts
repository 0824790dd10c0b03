/**
 * Whether a key belongs to an input method, which takes Enter as the choice of a word. Safari tells of the key that ends a word
 * after the word, by 229 alone.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229;
