import type { i18n as I18n } from 'i18next';
import type { Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { Services } from '../infrastructure/ioc/container.ts';
import { PasswordLinkPage } from '../ui/features/session/PasswordLinkPage.tsx';
import { ServicesProvider } from '../ui/shared/services.tsx';

/** Has a password set by the link that was opened [AU-17]; settles once the person goes on, at their own address. */
export async function openPasswordLink(
  token: string,
  page: { readonly root: Root; readonly services: Services; readonly i18n: I18n },
): Promise<void> {
  const { root, services, i18n } = page;
  const address = await new Promise<string | undefined>((goOn) =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <ServicesProvider services={services}>
          <PasswordLinkPage token={token} version={__APP_VERSION__} onDone={goOn} />
        </ServicesProvider>
      </I18nextProvider>,
    ),
  );
  if (address !== undefined) window.history.replaceState(null, '', address);
}
