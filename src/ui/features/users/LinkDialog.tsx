import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PasswordLink } from '../../../application/users/UserGateway.ts';
import type { User } from '../../../domain/users/user.ts';
import { announce } from '../../shared/announcing/announce.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Dialog } from '../../shared/components/Dialog/Dialog.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { TextToCopy } from '../../shared/copying/TextToCopy.tsx';
import { useCopying } from '../../shared/copying/useCopying.ts';
import { useUserTexts } from './useUserTexts.ts';

export type LinkDialogProps = {
  readonly user: Pick<User, 'name' | 'hasPassword'>;
  readonly link: PasswordLink;
  readonly onClose: () => void;
};

/** Dialog with the link to set a password. It can be shown only once, because the service stores only a hash. */
export function LinkDialog({ user, link, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const texts = useUserTexts();
  const { name, hasPassword } = user;
  const address = new URL(link.address, document.baseURI).href;

  const copying = useCopying(address);

  async function handleCopy(): Promise<void> {
    if (await copying.copy()) announce(t('users.link.copied'));
  }

  return (
    <Dialog
      isOpen
      isHeld
      isSheet
      title={t(hasPassword ? 'users.link.title' : 'users.link.invitationTitle', { name })}
      description={t('users.link.description', { name, time: texts.time(link.expiresAt) })}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('common.close')}
          </Button>
          <Button
            variant="primary"
            autoFocus
            icon={<Glyph of={copying.isCopied ? Check : Copy} />}
            onPress={() => void handleCopy()}
          >
            {t(copying.isCopied ? 'users.link.copied' : 'users.link.copy')}
          </Button>
        </>
      }
    >
      <TextToCopy label={t('users.link.field')} hint={t('users.link.hint')} text={address} denial={copying.denial} />
    </Dialog>
  );
}
