import type { OrderReplay, OrderReplays } from '../../application/impact/OrderReplays.ts';
import address from './replayWorker.ts?worker&url';
import { WorkerReplay } from './WorkerReplay.ts';

type ScriptPolicy = { createScriptURL(address: string): string };
type PolicyFactory = {
  createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string }): ScriptPolicy;
};

/** The one policy that the page's security policy allows [ADR 0052]: the address of this thread, and no other. */
let policy: ScriptPolicy | undefined;

function trustedAddress(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('worker', { createScriptURL: () => address });
  return policy.createScriptURL(address);
}

/** Threads of their own, each from the script that is built for it. */
export class WorkerReplays implements OrderReplays {
  open(): OrderReplay {
    return new WorkerReplay(new Worker(trustedAddress(), { type: 'module', name: 'impact' }));
  }
}
