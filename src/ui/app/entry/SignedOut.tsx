import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { DraftStore } from '../../../application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { LanguageStore } from '../../../application/languages/LanguageStore.ts';
import { OpenExternalSignIn } from '../../../application/session/external/OpenExternalSignIn.ts';
import { SessionStore } from '../../../application/session/SessionStore.ts';
import type { SignInError } from '../../../application/session/SignIn.ts';
import { PageFrame } from '../../../application/shared/PageFrame.ts';
import type { CompanyId } from '../../../domain/company/companyId.ts';
import { knownErrorMessage } from '../../../domain/errors/errorMessages.ts';
import { canonicalAddress } from '../../../domain/navigation/canonicalAddress.ts';
import { externalLoginAt } from '../../../domain/session/signInMethod.ts';
import { signOut } from '../../../domain/session/signOut.ts';
import type { NobodySignedIn } from '../../../domain/session/sessionState.ts';
import { DemoSignIn } from '../../features/demo/DemoParts.tsx';
import { signInMessageOf, endReasonKeys } from '../../features/session/sign-in/signInMessage.ts';
import { SignInPage } from '../../features/session/sign-in/SignInPage.tsx';
import { WidgetSignInPage } from '../../features/session/sign-in/WidgetSignInPage.tsx';
import { useErrorTitle } from '../../shared/document/useDocumentTitle.ts';
import { useService } from '../../shared/services.tsx';

function noticeOf(
  { ended, message, leftCompany }: NobodySignedIn,
  companyId: CompanyId | undefined,
  staysHere: boolean,
  t: TFunction,
): string | undefined {
  switch (ended) {
    case 'expired':
      return t(knownErrorMessage(message) ?? 'constants.apiErrors.codeExpired');
    case 'ended-elsewhere':
    case 'password-changed':
    case 'copied':
    case 'disabled':
      return t(endReasonKeys[ended]);
    case 'day-over':
      return t('session.ended.dayOver');
    case 'idle':
      return t('session.ended.idle');
    case 'signed-out':
      return t(signOut('staff-password', staysHere).messageKey ?? 'session.ended.signedOut');
    case 'signed-out-elsewhere':
      return t('session.ended.elsewhere');
    case 'no-access':
      return t('constants.apiErrors.permissions');
    case 'company-changed':
      return leftCompany && companyId && companyId !== leftCompany
        ? t('session.ended.otherCompany', { left: leftCompany, companyId })
        : t('session.ended.companyChanged');
    case undefined:
      return undefined;
  }
}

/** Message for a refused sign-in by an external identity provider. A wrong password is never the reason. */
function refusalOf(refused: SignInError, t: TFunction): string {
  const { key, values } = signInMessageOf(refused, t);
  return key === 'constants.apiErrors.loginNotValid' ? t(key, { context: 'external' }) : t(key, { ...values });
}

/** Message about a refused sign-in in a widget. Widgets need no password, so `not-valid` means missing permissions. */
function widgetRefusalOf(refused: SignInError, t: TFunction): string {
  const { key, values } = signInMessageOf(refused.kind === 'not-valid' ? { kind: 'permissions' } : refused, t);
  return t(key, { ...values });
}

export const SignedOut = observer(function SignedOut(props: {
  readonly companyId: CompanyId | undefined;
  readonly version: string;
}) {
  const { t } = useTranslation();
  const { configuration } = useService(BrandingStore);
  const session = useService(SessionStore);
  const frame = useService(PageFrame);
  const languages = useService(LanguageStore);
  const drafts = useService(DraftStore);
  const changes = useService(PendingChangesStore);
  const openExternal = useService(OpenExternalSignIn);
  // An error that exists before the first render is about a sign-in by an external identity provider.
  const [refused] = useState(() => (session.state.kind === 'error' ? session.state.error : undefined));
  useErrorTitle(refused !== undefined);
  const { companyId } = props;
  const askParent = useCallback(async (): Promise<boolean> => {
    const externalSignIn = await openExternal().catch(() => undefined);
    return externalSignIn?.widget.execute(companyId, session) ?? false;
  }, [openExternal, companyId, session]);
  const canonical = canonicalAddress(useLocation());
  if (!configuration) return undefined;
  if (canonical && companyId) return <Navigate replace to={canonical} />;
  const { state } = session;
  const visitProvider = async (): Promise<SignInError | undefined> => {
    try {
      return await (await openExternal()).provider.begin();
    } catch {
      return { kind: 'failed', failure: { kind: 'unreachable' } };
    }
  };
  const lastState: NobodySignedIn = state.kind === 'unauthenticated' ? state : {};
  const notice = noticeOf(lastState, companyId, configuration.singleSignOnNoReDirect === true, t);
  /** Texts about what happened to the unpublished changes, if known. */
  const unpublishedNotices = ({ leftCompany: left }: NobodySignedIn): readonly string[] => {
    const { count } = changes;
    const isStored = drafts.state === 'stored';
    if (left === undefined) return isStored && count > 0 ? [t('session.ended.kept')] : [];
    if (count > 0 && !isStored) return [t('session.someoneElse.lost', { count })];
    return configuration.extensions.drafts ? [t('session.ended.keptThere', { left })] : [];
  };
  if (frame.isFramed())
    return (
      <WidgetSignInPage
        onAsk={askParent}
        refusal={state.kind === 'error' ? widgetRefusalOf(state.error, t) : undefined}
        notice={lastState.ended === 'expired' || lastState.ended === 'company-changed' ? undefined : notice}
      />
    );
  const leftCompany = state.kind === 'authenticated' ? undefined : state.leftCompany;
  return (
    <SignInPage
      {...props}
      brand={configuration}
      language={languages.language}
      onLanguageChange={(language) => void languages.choose(language)}
      notice={notice && [notice, ...unpublishedNotices(lastState)].join(' ')}
      wayBack={leftCompany && leftCompany !== companyId ? `/${leftCompany}` : undefined}
      refusal={refused && refusalOf(refused, t)}
      onExternalSignIn={externalLoginAt(configuration, companyId) && visitProvider}
      onSignIn={async (credentials) => {
        const outcome = await session.signIn(credentials);
        return outcome.ok ? undefined : outcome.error;
      }}
    >
      {import.meta.env.MODE === 'demo' ? (signIn) => <DemoSignIn companyId={companyId} onSignIn={signIn} /> : undefined}
    </SignInPage>
  );
});
