/** Whether the key belongs to an IME composition, e.g. Enter to confirm a word. Safari reports that key as code 229. */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229;
