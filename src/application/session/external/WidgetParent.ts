/** The page of another site that has this one in a frame. */
export interface WidgetParent {
  /** Asks it for a token of whoever uses it, and calls back with each that a page of these origins sends. The answer stops that. */
  ask(origins: readonly string[], onToken: (token: string) => void): () => void;
}
