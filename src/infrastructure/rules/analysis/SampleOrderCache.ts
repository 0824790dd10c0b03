import { sampleOrders, type PastOrder, type SampleRequest } from '../../../domain/orders/sampleOrders.ts';

export class SampleOrderCache {
  #cached: { readonly request: SampleRequest; readonly orders: readonly PastOrder[] } | undefined;

  of(request: SampleRequest): readonly PastOrder[] {
    if (this.#cached?.request !== request) this.#cached = { request, orders: sampleOrders(request) };
    return this.#cached.orders;
  }
}
