import type { i18n as I18n } from 'i18next';
import type { Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { Early } from '../../contract/boot.ts';
import { OpenExternalSignIn } from '../application/session/external/OpenExternalSignIn.ts';
import { SessionStore } from '../application/session/SessionStore.ts';
import { companyIn, placeOf } from '../domain/navigation/place.ts';
import { passwordTokenIn } from '../domain/users/passwordLink.ts';
import { Env } from '../infrastructure/env/Env.ts';
import type { Services } from '../infrastructure/ioc/container.ts';
import { PasswordLinkPage } from '../ui/features/session/password/PasswordLinkPage.tsx';
import { SigningIn } from '../ui/features/session/sign-in/SigningIn.tsx';
import { ServicesProvider } from '../ui/shared/services.tsx';

type RemovedUrlParts = NonNullable<Early['taken']>;
type Page = { readonly root: Root; readonly services: Services; readonly i18n: I18n };

/**
 * Processes parameters that were removed from the URL. Resolves once the application can be rendered at the right URL.
 */
export async function receiveRemovedUrlParts(urlParts: RemovedUrlParts, page: Page): Promise<void> {
  const token = urlParts.search === '?set-password' ? '' : passwordTokenIn(urlParts.hash);
  const address = await (token === undefined ? receiveAnswer(urlParts, page) : setPassword(token, page));
  if (address !== undefined) window.history.replaceState(null, '', address);
}

/** Response of an identity provider at `/login` [RT-5]. */
async function receiveAnswer(urlParts: RemovedUrlParts, { root, services, i18n }: Page): Promise<string | undefined> {
  root.render(
    <I18nextProvider i18n={i18n}>
      <SigningIn />
    </I18nextProvider>,
  );
  const { provider } = await services.get(OpenExternalSignIn)();
  return provider.receive(urlParts, services.get(SessionStore));
}

/** Shows the form to set a password. Without a token, shows the form to request a new link [AU-17]. */
function setPassword(token: string, { root, services, i18n }: Page): Promise<string | undefined> {
  const companyId = companyIn(placeOf(window.location.pathname, services.get(Env).admin === true));
  return new Promise((goOn) =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <ServicesProvider services={services}>
          <PasswordLinkPage token={token} companyId={companyId} version={__APP_VERSION__} onDone={goOn} />
        </ServicesProvider>
      </I18nextProvider>,
    ),
  );
}
