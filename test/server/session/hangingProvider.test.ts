import { expect, it } from 'vitest';
import {
  SignInWithProvider,
  type ProviderSignIn,
} from '../../../server/application/session/sign-in/SignInWithProvider.ts';
import { LaneQueue } from '../../../server/application/shared/LaneQueue.ts';
import { err } from '../../../src/domain/shared/result.ts';

const signInOf = (organisationId: string, nth: number): ProviderSignIn => ({
  organisationId,
  key: 'portal',
  proof: { kind: 'widget-token', accessToken: 'token' },
  scope: '',
  origin: { address: `198.51.100.${nth}`, requestId: `${organisationId}-${nth}` },
});

it('an identity provider that does not respond blocks only the sign-ins of its own owner [AU-13] [AU-18]', async () => {
  const queues = new Map<string, LaneQueue>();
  const queueOf = (owner: string) => {
    const queue = queues.get(owner) ?? new LaneQueue({ running: 2, waiting: 10, waitingOfShare: 10 });
    queues.set(owner, queue);
    return queue;
  };
  const requests: string[] = [];
  const signIn = new SignInWithProvider({
    staff: { ownersOf: async (organisationId: string) => [`OWNER-OF-${organisationId}`] },
    providers: {
      offers: () => true,
      prove: async (owner: string) => {
        requests.push(owner);
        return owner === 'OWNER-OF-SLOW' ? new Promise(() => undefined) : err('unavailable');
      },
    },
    queueOf,
  } as unknown as ConstructorParameters<typeof SignInWithProvider>[0]);
  for (let nth = 1; nth <= 5; nth += 1) void signIn.execute(signInOf('SLOW', nth));
  expect(await signIn.execute(signInOf('QUICK', 9))).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
  expect(requests.filter((owner) => owner === 'OWNER-OF-SLOW')).toHaveLength(2);
});

it('external sign-in uses the provider of the owner at whose portal the user signs in [AU-13]', async () => {
  const requests: string[] = [];
  const signIn = new SignInWithProvider({
    staff: { ownersOf: async () => ['FIRST', 'SECOND'] },
    providers: {
      offers: () => true,
      prove: async (owner: string) => {
        requests.push(owner);
        return err('unavailable');
      },
    },
    queueOf: () => new LaneQueue({ running: 2, waiting: 10, waitingOfShare: 10 }),
  } as unknown as ConstructorParameters<typeof SignInWithProvider>[0]);
  await signIn.execute({ ...signInOf('SHARED', 1), rootOrgId: 'SECOND' });
  await signIn.execute(signInOf('SHARED', 1));
  expect(requests).toEqual(['SECOND', 'FIRST']);
});
