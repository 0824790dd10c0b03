import type { i18n as I18n } from 'i18next';
import type { Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { OpenExternalSignIn } from '../application/session/external/OpenExternalSignIn.ts';
import { SessionStore } from '../application/session/SessionStore.ts';
import type { AnswerAddress } from '../domain/session/providerAnswer.ts';
import type { Services } from '../infrastructure/ioc/container.ts';
import { SigningIn } from '../ui/features/session/SigningIn.tsx';

/**
 * Takes what an identity provider sent a person back to `/login` with [RT-5]: whether it signs them in or not, the address
 * is the one they came from then, where that is known.
 */
export async function receiveRedirect(
  redirect: AnswerAddress,
  page: { readonly root: Root; readonly services: Services; readonly i18n: I18n },
): Promise<void> {
  const { root, services, i18n } = page;
  root.render(
    <I18nextProvider i18n={i18n}>
      <SigningIn />
    </I18nextProvider>,
  );
  const external = await services.get(OpenExternalSignIn)();
  const address = await external.receive(redirect, services.get(SessionStore));
  if (address !== undefined) window.history.replaceState(null, '', address);
}
