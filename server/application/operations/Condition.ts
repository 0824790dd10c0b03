/** A part of the service that does not work just now, and why, in words that may be told to anybody. */
export type Impediment = {
  readonly part: 'process' | 'database' | 'writes' | 'disk';
  readonly reason: string;
};

/** What the service can do just now. */
export interface Condition {
  /** Everything that does not work; empty where all of it does. */
  impediments(): Promise<readonly Impediment[]>;
}
