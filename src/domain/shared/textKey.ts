/** A translation key in full, `subject.group.name`. The translation check holds that each one written here has a text. */
export type TextKey = `${string}.${string}`;

/** A name of a part's own has no dot. */
export const isTextKey = <Name extends string>(name: Name): name is Extract<Name, TextKey> => name.includes('.');
