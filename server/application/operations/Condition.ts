/** A part of the service that does not work. `reason` may be shown to the public. */
export type Impediment = {
  readonly part: 'process' | 'database' | 'writes' | 'disk';
  readonly reason: string;
};

export interface Condition {
  impediments(): Promise<readonly Impediment[]>;
}
