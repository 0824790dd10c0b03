/** Whether a key belongs to an IME, where Enter confirms a word. Safari marks the confirming key by code 229 only. */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229;
