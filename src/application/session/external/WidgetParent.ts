export interface WidgetParent {
  /** Requests a token from the embedding site. `onToken` is called only for messages from these origins. */
  ask(origins: readonly string[], onToken: (token: string) => void): () => void;
}
