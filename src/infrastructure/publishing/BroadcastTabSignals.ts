import type { TabSignal, TabSignals } from '../../application/shared/TabSignals.ts';
import { BroadcastLink } from '../tabs/BroadcastLink.ts';

export class BroadcastTabSignals implements TabSignals {
  readonly #link = new BroadcastLink('publishing');

  post(signal: TabSignal): void {
    this.#link.post(signal);
  }

  subscribe(callback: (signal: TabSignal) => void): () => void {
    return this.#link.subscribe((signal) => signal !== undefined && callback(signal as TabSignal));
  }
}
