import type { AccountMailer } from '../../application/mail/AccountMailer.ts';
import type { IdentityProviders } from '../../application/session/sign-in/IdentityProviders.ts';
import type { Tracer } from '../../application/shared/Tracer.ts';
import type { AddressFinder } from '../../application/warehouses/AddressFinder.ts';
import type { Result } from '../../../src/domain/shared/result.ts';

/** Records a call to another service. The span contains only the name of the service and the kind of a failure. */
function traceOutgoing<T, E>(
  tracer: Tracer,
  service: string,
  call: () => Promise<Result<T, E>>,
  kindOf: (failure: E) => string,
): Promise<Result<T, E>> {
  return tracer.part(service, { 'peer.service': service }, async (span) => {
    const outcome = await call();
    if (!outcome.ok) span?.fail(kindOf(outcome.error));
    return outcome;
  });
}

/** Each delivery is a job of its own, because a mail is sent after the call that caused it. */
export const tracedMailer = (mailer: AccountMailer, tracer: Tracer): AccountMailer => ({
  send: (mail) =>
    tracer.job('deliver mail', () =>
      traceOutgoing(
        tracer,
        'mail server',
        () => mailer.send(mail),
        ({ kind }) => kind,
      ),
    ),
});

export const tracedFinder = (finder: AddressFinder, tracer: Tracer): AddressFinder => ({
  find: (...query) =>
    traceOutgoing(
      tracer,
      'address finder',
      () => finder.find(...query),
      ({ kind }) => kind,
    ),
  retrieve: (id) =>
    traceOutgoing(
      tracer,
      'address finder',
      () => finder.retrieve(id),
      ({ kind }) => kind,
    ),
});

export const tracedProviders = (providers: IdentityProviders, tracer: Tracer): IdentityProviders => ({
  offers: (...query) => providers.offers(...query),
  prove: (...proof) =>
    traceOutgoing(
      tracer,
      'identity provider',
      () => providers.prove(...proof),
      (refusal) => refusal,
    ),
});
