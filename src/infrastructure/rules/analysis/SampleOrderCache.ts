import { sampleOrders, type PastOrder, type SampleRequest } from '../../../domain/orders/sampleOrders.ts';

/** Caches the sample orders of the last request. */
export class SampleOrderCache {
  #held: { readonly request: SampleRequest; readonly orders: readonly PastOrder[] } | undefined;

  of(request: SampleRequest): readonly PastOrder[] {
    if (this.#held?.request !== request) this.#held = { request, orders: sampleOrders(request) };
    return this.#held.orders;
  }
}
