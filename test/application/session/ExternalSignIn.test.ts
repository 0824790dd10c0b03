import { beforeEach, describe, expect, it } from 'vitest';
import { SessionArchive } from '../../../src/application/session/SessionArchive.ts';
import { ExternalSignIn } from '../../../src/application/session/external/ExternalSignIn.ts';
import { ProviderVisits } from '../../../src/application/session/external/ProviderVisits.ts';
import type { SignInRequest } from '../../../src/application/session/SignIn.ts';
import type { Session } from '../../../src/domain/session/session.ts';
import type { ExternalLogin } from '../../../src/domain/session/signInMethod.ts';
import { VISIT_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { WithdrawableStorage } from '../../../src/infrastructure/storage/WithdrawableStorage.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { aSession, companyId } from '../../support/samples/builders.ts';

const ACME = companyId('ACME');
const login = {
  externalAuthType: 'AUTHORIZATION_CODE',
  key: 'portal',
  grantType: 'external',
  allowedScopes: ['openid'],
  authorizationUrl: 'https://id.example/auth',
  logoutUrl: 'https://id.example/end',
} as const;

let clock: ManualClock;
let browserStorage: InMemoryStorage;
let storage: WithdrawableStorage;
let visited: URL[];
let requestedUrls: string[];
let signIns: SignInRequest[];
let leftReasons: string[];
let session: Session | undefined;
let address: string;
let owner: {
  readonly loginWithExternalAuth?: boolean;
  readonly externalLogin?: ExternalLogin;
  readonly singleSignOnNoReDirect?: boolean;
};
let external: ExternalSignIn;

const sessions = {
  get session() {
    return session;
  },
  signIn: async (request: SignInRequest) => {
    signIns.push(request);
    return ok(aSession());
  },
  leave: (reason: string) => void leftReasons.push(reason),
};

beforeEach(() => {
  clock = new ManualClock();
  browserStorage = new InMemoryStorage();
  storage = new WithdrawableStorage(browserStorage);
  [visited, requestedUrls, signIns, leftReasons] = [[], [], [], []];
  session = undefined;
  address = '/ACME/return-reasons?new=reason';
  owner = { loginWithExternalAuth: true, externalLogin: login };
  let secret = 0;
  external = new ExternalSignIn(
    new ProviderVisits(storage),
    { next: () => `secret-${(secret += 1)}`, digest: async (text) => `digest of ${text}` },
    {
      redirectUri: 'https://portal.example/login',
      get address() {
        return address;
      },
      visit: (to) => void visited.push(new URL(to)),
      tell: (to) => void requestedUrls.push(to),
    },
    clock,
    () => owner,
  );
});

const stateOf = (visit: URL | undefined): string => visit?.searchParams.get('state') ?? '';
const receive = (search: string, hash = '') => external.receive({ search, hash }, sessions);

describe('ExternalSignIn.begin', () => {
  it('sends a new state, nonce and challenge to the identity provider, and uses them when the user returns [RT-5] [AU-13]', async () => {
    await external.begin();
    const [visit] = visited;
    expect(Object.fromEntries(visit?.searchParams ?? [])).toMatchObject({
      state: 'secret-1',
      nonce: 'secret-2',
      code_challenge: 'digest of secret-3',
    });
    expect(await receive(`?code=c&state=${stateOf(visit)}`)).toBe(address);
    expect(signIns).toEqual([
      {
        method: 'authorization-code',
        request: expect.objectContaining({
          code: 'c',
          organisationId: ACME,
          nonce: 'secret-2',
          code_verifier: 'secret-3',
          redirect_uri: 'https://portal.example/login',
        }) as unknown,
      },
    ]);
    expect(storage.entries()).toEqual([]);
  });

  it('accepts a response of the identity provider only once, and returns to the URL where the sign-in started [AU-14]', async () => {
    await external.begin();
    const response = `?code=c&state=${stateOf(visited[0])}`;
    await receive(response);
    expect(await receive(response)).toBeUndefined();
    expect(signIns[1]).toEqual({ refused: { kind: 'not-confirmed' } });
    address = '/ACME/return-rules';
    await external.begin();
    expect(await receive('?code=c&state=wrong')).toBe('/ACME/return-rules');
    expect(await receive('', '#error=access_denied')).toBe('/ACME/return-rules');
    expect(signIns.slice(2)).toEqual([{ refused: { kind: 'not-confirmed' } }, { refused: { kind: 'not-valid' } }]);
  });

  it('keeps several sign-in attempts separate, and removes expired ones [RT-5]', async () => {
    await external.begin();
    address = '/ACME/return-rules';
    clock.advance(VISIT_LIFE);
    await external.begin();
    expect(await receive(`?code=c&state=${stateOf(visited[0])}`)).toBe('/ACME/return-reasons?new=reason');
    clock.advance(VISIT_LIFE + 1);
    expect(await receive(`?code=c&state=${stateOf(visited[1])}`)).toBe('/ACME/return-rules');
    expect(signIns[1]).toEqual({ refused: { kind: 'code-expired' } });
    await external.begin();
    clock.advance(VISIT_LIFE + 1);
    await external.begin();
    expect(storage.entries()).toHaveLength(1);
  });

  it('does not leave the page if the browser cannot store the sign-in attempt [RT-5]', async () => {
    storage.write = () => false;
    expect(await external.begin()).toEqual({ kind: 'not-stored' });
    expect(visited).toEqual([]);
  });

  it('restores the stored data of an interrupted session for the same user [AU-8] [FM-4]', async () => {
    const person = aSession({ method: 'authorization-code' });
    const archive = new SessionArchive(storage);
    archive.write(person);
    storage.write('formDrafts', 'Parts ar');
    archive.withdraw(person);
    expect(browserStorage.entries()).toEqual([]);

    await external.begin();
    expect(browserStorage.read('formDrafts')).toBe('Parts ar');
    expect(browserStorage.read('session')).toBeUndefined();
    const openedAnew = new SessionArchive(new WithdrawableStorage(browserStorage));
    expect(openedAnew.belongsTo(aSession({ loggedInCompanyId: companyId('OTHER') }))).toBe(false);
    expect(openedAnew.belongsTo(person)).toBe(true);
    openedAnew.putBack();
    expect(openedAnew.belongsTo(person)).toBe(false);
  });

  it.each(['/', '/login', '/merchants/ACME/return-reasons'])(
    'does not leave the page %s, which is for admins [AU-11]',
    async (at) => {
      address = at;
      expect(await external.begin()).toEqual({ kind: 'permissions' });
      expect([visited, storage.entries()]).toEqual([[], []]);
    },
  );

  it('ignores stored sign-in attempts that are not in its own format [RT-5]', async () => {
    storage.write('providerVisit/x', '{"purpose":"sign-in","state":"x"}');
    storage.write('providerVisit/y', '5');
    expect(await receive('?code=c&state=x')).toBeUndefined();
    expect(storage.entries()).toEqual([]);
  });

  it('does not replace a session that was started during the sign-in attempt', async () => {
    await external.begin();
    session = aSession();
    expect(await receive(`?code=c&state=${stateOf(visited[0])}`)).toBe(address);
    expect(await receive('?code=c&state=x')).toBeUndefined();
    expect([signIns, leftReasons]).toEqual([[], []]);
  });
});

describe('ExternalSignIn.signOut', () => {
  const externalSession = { ...aSession(), method: 'authorization-code' } as const;

  it('opens the identity provider’s logout page, from which the user returns to the company’s sign-in page [AU-7]', async () => {
    external.signOut(externalSession);
    const [visit] = visited;
    expect(visit?.href).toMatch(/^https:\/\/id\.example\/end\?client_id=portal&post_logout_redirect_uri=/);
    expect(await receive(`?state=${stateOf(visit)}`)).toBe('/ACME');
    expect([leftReasons, signIns, requestedUrls]).toEqual([['signed-out'], [], []]);
  });

  it('requests the identity provider’s logout without leaving the page if single sign-on does not redirect [BN-4] [AU-7]', () => {
    owner = { ...owner, singleSignOnNoReDirect: true };
    external.signOut(externalSession);
    expect([visited.length, requestedUrls.length]).toEqual([0, 1]);
    expect(requestedUrls[0]).toMatch(/^https:\/\/id\.example\/end\?/);
  });

  it.each([
    [{ ...externalSession, method: 'staff-password' } as const, login],
    [externalSession, { ...login, logoutUrl: undefined }],
  ])(
    'does not contact the identity provider after a password sign-in, or if the provider has no logout URL [AU-7]',
    (of, at) => {
      owner = { ...owner, externalLogin: at };
      external.signOut(of);
      expect([visited, requestedUrls]).toEqual([[], []]);
    },
  );
});
