import { AsyncLocalStorage } from 'node:async_hooks';
import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Context,
  type Span as OtelSpan,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer as OtelTracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type IdGenerator,
  ParentBasedSampler,
  RandomIdGenerator,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type {
  CallSpan,
  Span,
  SpanAttributes,
  TracedCall,
  TracedWork,
  TraceParent,
  Tracer,
} from '../../application/shared/Tracer.ts';
import { withTimeout } from '../postgres/withTimeout.ts';
import type { OpenedTracer, TraceSettings } from './traceSettings.ts';

/** Milliseconds to wait for the collector when the server stops. */
const CLOSE_TIMEOUT = 3000;

/** Running span. Work that continues after the end of the span, e.g. an event stream, creates no child spans. */
type Scope = { readonly context: Context; isEnded: boolean };

/** Uses the request ID as the ID of a new trace. */
class RequestIds implements IdGenerator {
  readonly #random = new RandomIdGenerator();
  /** ID of the next trace. Read synchronously by `startSpan`. */
  nextTraceId: string | undefined;

  generateSpanId = (): string => this.#random.generateSpanId();

  generateTraceId = (): string => {
    const traceId = this.nextTraceId ?? this.#random.generateTraceId();
    this.nextTraceId = undefined;
    return traceId;
  };
}

/**
 * Creates spans with OpenTelemetry. Has its own `AsyncLocalStorage` instead of OpenTelemetry's global context, and
 * enters it only for sampled calls and jobs, so that other requests cost only the sampling decision.
 */
export class OpenTelemetryTracer implements Tracer {
  readonly #ids = new RequestIds();
  readonly #current = new AsyncLocalStorage<Scope | undefined>();
  readonly #provider: TracerProvider;
  readonly #tracer: OtelTracer;

  constructor({ ratio, version }: Pick<TraceSettings, 'ratio' | 'version'>, processor: SpanProcessor) {
    const own = resourceFromAttributes({ 'service.name': 'returns-portal-admin', 'service.version': version });
    this.#provider = new TracerProvider({
      // Operators can set OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
      resource: own.merge(detectResources({ detectors: [envDetector] })),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
      idGenerator: this.#ids,
      spanProcessors: [processor],
    });
    this.#tracer = this.#provider.getTracer('returns-portal-admin');
  }

  call({ requestId, method, route, parent, link }: TracedCall): CallSpan | undefined {
    this.#ids.nextTraceId = requestId;
    const span = this.#tracer.startSpan(
      `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': route },
        ...(link && { links: [{ context: spanContextOf(link) }] }),
      },
      parent ? trace.setSpanContext(ROOT_CONTEXT, spanContextOf(parent)) : ROOT_CONTEXT,
    );
    this.#ids.nextTraceId = undefined;
    if (!span.isRecording()) return undefined;
    const scope = scopeOf(span);
    return {
      set: (attributes) => void span.setAttributes(attributes),
      within: (work) => this.#current.run(scope, work),
      end: (status) => {
        if (scope.isEnded) return;
        span.setAttribute('http.response.status_code', status);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        end(scope, span);
      },
    };
  }

  job<T>(name: string, work: TracedWork<T>): Promise<T> {
    return this.#run(this.#tracer.startSpan(name, {}, ROOT_CONTEXT), work);
  }

  part<T>(name: string, attributes: SpanAttributes, work: TracedWork<T>): Promise<T> {
    const scope = this.#current.getStore();
    if (!scope || scope.isEnded) return work(undefined);
    return this.#run(this.#tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, scope.context), work);
  }

  close(): Promise<void> {
    return this.#provider.shutdown();
  }

  async #run<T>(span: OtelSpan, work: TracedWork<T>): Promise<T> {
    // Leave the scope of the current call, so that a job that is not sampled adds no spans to it.
    if (!span.isRecording()) return this.#current.run(undefined, () => work(undefined));
    const scope = scopeOf(span);
    const fail: Span['fail'] = (code) => {
      span.setAttribute('error.type', code);
      span.setStatus({ code: SpanStatusCode.ERROR });
    };
    const own: Span = { set: (attributes) => void span.setAttributes(attributes), fail };
    try {
      return await this.#current.run(scope, () => work(own));
    } catch (error) {
      fail(codeOf(error));
      throw error;
    } finally {
      end(scope, span);
    }
  }
}

const scopeOf = (span: OtelSpan): Scope => ({ context: trace.setSpan(ROOT_CONTEXT, span), isEnded: false });

function end(scope: Scope, span: OtelSpan): void {
  scope.isEnded = true;
  span.end();
}

const spanContextOf = ({ traceId, spanId, isSampled }: TraceParent): SpanContext => ({
  traceId,
  spanId,
  traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
  isRemote: true,
});

/** Code or name of an error, e.g. an SQL state. Never its message, because a message can contain personal data. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Exports spans in batches. Failed exports and dropped spans are logged. */
export function exportTraces(
  { endpoint, ...settings }: TraceSettings & { readonly endpoint: string },
  logger: Pick<Logger, 'warn'>,
): OpenedTracer {
  const warn = (message: string): void => logger.warn({ reason: message }, 'traces could not be exported');
  const ignore = (): void => undefined;
  diag.setLogger(
    { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces` });
  const tracer = new OpenTelemetryTracer(settings, new BatchSpanProcessor({ exporter }));
  const timeoutError = (): Error => new Error('The collector does not respond.');
  return {
    tracer,
    close: () =>
      withTimeout(CLOSE_TIMEOUT, tracer.close(), timeoutError).catch((error: unknown) => warn(codeOf(error))),
  };
}
