import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { DEFAULT_LANGUAGE, isLanguage } from '../../../../domain/languages/language.ts';
import { useDocumentLanguage } from '../../../shared/document/useDocumentLanguage.ts';
import { SignInPage, type SignInPageProps } from './SignInPage.tsx';

export type SignInSceneProps = Omit<SignInPageProps, 'language'>;

/** Component tree of the sign-in page, identical in server rendering and in the client. */
export function SignInScene(props: SignInSceneProps): ReactNode {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
  useDocumentLanguage(language);
  return <SignInPage {...props} language={language} />;
}
