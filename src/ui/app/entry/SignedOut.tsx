import { observer } from 'mobx-react-lite';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { LanguageStore } from '../../../application/languages/LanguageStore.ts';
import { SessionStore } from '../../../application/session/SessionStore.ts';
import type { CompanyId } from '../../../domain/company/companyId.ts';
import type { SessionEnd } from '../../../domain/session/sessionState.ts';
import { SignInPage, type SignInNotice } from '../../features/session/SignInPage.tsx';
import { useService } from '../../shared/services.tsx';

const notices: Readonly<Record<SessionEnd, SignInNotice | undefined>> = {
  expired: 'constants.apiErrors.codeExpired',
  'signed-out': 'constants.apiErrors.loggedOut',
  'company-changed': undefined,
};

/** Sign-in within the running application: after signing out, or when a session has ended. */
export const SignedOut = observer(function SignedOut(props: {
  readonly companyId: CompanyId | undefined;
  readonly version: string;
}) {
  const { configuration } = useService(BrandingStore);
  const session = useService(SessionStore);
  const languages = useService(LanguageStore);
  if (!configuration) return undefined;
  const ended = session.state.kind === 'unauthenticated' ? session.state.ended : undefined;
  return (
    <SignInPage
      {...props}
      brand={configuration}
      language={languages.language}
      onLanguageChange={(language) => void languages.choose(language)}
      notice={ended && notices[ended]}
      onSignIn={async (credentials) => {
        const outcome = await session.signIn(credentials);
        return outcome.ok ? undefined : outcome.error;
      }}
    />
  );
});
