export interface WidgetParent {
  /** Requests a token of its user. `onToken` is called only for messages from these origins. */
  ask(origins: readonly string[], onToken: (token: string) => void): () => void;
}
