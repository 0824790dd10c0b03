import type {
  CallSpan,
  SpanAttributes,
  TracedCall,
  TracedWork,
  Tracer,
} from '../../../server/application/shared/Tracer.ts';

export type RecordedSpan = { readonly name: string; readonly attributes: SpanAttributes; readonly failure?: string };

/** Samples everything and records each span at its end. */
export class RecordingTracer implements Tracer {
  readonly spans: RecordedSpan[] = [];

  call({ method, route }: TracedCall): CallSpan {
    let attributes: SpanAttributes = {};
    return {
      set: (more) => (attributes = { ...attributes, ...more }),
      within: (work) => work(),
      end: (status) => void this.spans.push({ name: `${method} ${route}`, attributes: { ...attributes, status } }),
    };
  }

  job<T>(name: string, work: TracedWork<T>): Promise<T> {
    return this.#run(`job: ${name}`, {}, work);
  }

  part<T>(name: string, attributes: SpanAttributes, work: TracedWork<T>): Promise<T> {
    return this.#run(name, attributes, work);
  }

  async #run<T>(name: string, given: SpanAttributes, work: TracedWork<T>): Promise<T> {
    let attributes = given;
    let failure: string | undefined;
    try {
      return await work({
        set: (more) => (attributes = { ...attributes, ...more }),
        fail: (code) => (failure = code),
      });
    } finally {
      this.spans.push({ name, attributes, ...(failure !== undefined && { failure }) });
    }
  }
}
