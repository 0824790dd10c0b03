import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { ACCOUNT_DIALOG, useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useService } from '../../shared/services.tsx';

const SessionsDialog = lazyComponent(
  async () => (await import('../../features/session/SessionsDialog.tsx')).SessionsDialog,
);

const ChangePasswordDialog = lazyComponent(
  async () => (await import('../../features/session/password/ChangePasswordDialog.tsx')).ChangePasswordDialog,
);

/** Dialogs of the user menu. */
export const AccountDialogs = observer(function AccountDialogs(): ReactNode {
  const { configuration } = useService(BrandingStore);
  const { opened, close } = useDialogAddress(ACCOUNT_DIALOG);
  const extensions = configuration?.extensions;
  if (opened === 'password' && extensions?.userManagement) return <ChangePasswordDialog onClose={close} />;
  if (opened === 'sessions' && extensions?.sessions) return <SessionsDialog onClose={close} />;
  return undefined;
});
