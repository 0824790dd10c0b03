/** A complete text key, `subject.group.name`. `npm run check translations` verifies that it has a text. */
export type TextKey = `${string}.${string}`;
