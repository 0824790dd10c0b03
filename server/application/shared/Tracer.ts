/**
 * Attributes of a span. Values are numbers, or texts from a fixed list, e.g. a route or a problem code. Never bodies,
 * bind values, e-mail addresses, tokens, query strings, or paths with ids.
 */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export type Span = {
  readonly set: (attributes: SpanAttributes) => void;
  /** Marks the span as failed. `code` is from a fixed list and never a message. */
  readonly fail: (code: string) => void;
};

/** `span` is absent if the trace is not sampled. */
export type TracedWork<T> = (span: Span | undefined) => Promise<T>;

/** The caller's position in a trace, as received in a `traceparent` header. */
export type TraceParent = { readonly traceId: string; readonly spanId: string; readonly isSampled: boolean };

export type TracedCall = {
  /** 32 hexadecimal digits. The request ID is also the trace ID. */
  readonly requestId: string;
  readonly method: string;
  /** Path pattern of the contract, without values. */
  readonly route: string;
  /** Parent from a trusted proxy, which decides whether the call is sampled. Its trace ID is the request ID. */
  readonly parent?: TraceParent | undefined;
  /** Parent from any other caller. It becomes a link and has no effect on sampling. */
  readonly link?: TraceParent | undefined;
};

/** Span of a sampled call. It ends with the response. */
export type CallSpan = {
  readonly set: Span['set'];
  /** Runs a part of the call. Spans that `work` creates become children of this span. */
  readonly within: <T>(work: () => T) => T;
  /** Ends the span. Has no effect after the first call. */
  readonly end: (status: number) => void;
};

/** Records calls, transactions, outgoing calls and background jobs as spans. */
export interface Tracer {
  /** Starts the trace of a call. Returns undefined if the call is not sampled. */
  call(call: TracedCall): CallSpan | undefined;
  /** Runs background work in a trace of its own. */
  job<T>(name: string, work: TracedWork<T>): Promise<T>;
  /** Runs a part of the current call or job in a child span. Creates no span outside of a sampled call or job. */
  part<T>(name: string, attributes: SpanAttributes, work: TracedWork<T>): Promise<T>;
}

/** Records nothing. */
export const noTracer: Tracer = {
  call: () => undefined,
  job: (_name, work) => work(undefined),
  part: (_name, _attributes, work) => work(undefined),
};
