/** A part of the service that does not work. The reason is public. */
export type Impediment = {
  readonly part: 'process' | 'database' | 'writes' | 'disk';
  readonly reason: string;
};

export interface Condition {
  impediments(): Promise<readonly Impediment[]>;
}
