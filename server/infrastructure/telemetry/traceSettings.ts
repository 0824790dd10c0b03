import type { Tracer } from '../../application/shared/Tracer.ts';

export type TraceSettings = {
  /** Base address of an OTLP collector. Undefined: nothing is traced. */
  readonly endpoint: string | undefined;
  /** Share of calls and jobs that are sampled, from 0 to 1. */
  readonly ratio: number;
  readonly version: string;
};

export type OpenedTracer = {
  readonly tracer: Tracer;
  /** Sends the spans that wait for their export. */
  readonly close: () => Promise<void>;
};
