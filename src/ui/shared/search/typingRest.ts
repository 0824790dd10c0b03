/** How long typing rests before it is searched for, in milliseconds. */
export const TYPING_REST = 200;
