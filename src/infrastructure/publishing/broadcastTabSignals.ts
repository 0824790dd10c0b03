import type { TabSignal, TabSignals } from '../../application/shared/TabSignals.ts';
import { BroadcastLink } from '../tabs/BroadcastLink.ts';

export function broadcastTabSignals(): TabSignals {
  const link = new BroadcastLink('publishing');
  return {
    post(signal) {
      link.post(signal);
    },
    subscribe: (callback) => link.subscribe((signal) => signal !== undefined && callback(signal as TabSignal)),
  };
}
