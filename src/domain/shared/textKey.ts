/** A translation key in full, `subject.group.name`. The translation check holds that each one written here has a text. */
export type TextKey = `${string}.${string}`;
