import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasswordLink } from '../../../application/users/UserGateway.ts';
import type { User } from '../../../domain/users/user.ts';
import { announce } from '../../shared/announcing/announce.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Dialog } from '../../shared/components/Dialog/Dialog.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { TextField } from '../../shared/components/TextField/TextField.tsx';
import { useUserTexts } from './useUserTexts.ts';

export type LinkDialogProps = {
  readonly user: Pick<User, 'name' | 'hasPassword'>;
  readonly link: PasswordLink;
  readonly onClose: () => void;
};

/** A link to pass on, shown this once: the service keeps no more of it than a hash. */
export function LinkDialog({ user, link, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const texts = useUserTexts();
  const field = useRef<HTMLInputElement>(null);
  const [copying, setCopying] = useState<'copied' | 'failed'>();
  const { name, hasPassword } = user;
  const address = new URL(link.address, document.baseURI).href;

  async function handleCopy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setCopying('copied');
      announce(t('users.link.copied'));
    } catch {
      // A browser may refuse it, or have no clipboard on an address without TLS.
      field.current?.focus();
      field.current?.select();
      setCopying('failed');
    }
  }

  return (
    <Dialog
      isOpen
      isHeld
      isSheet
      title={t(hasPassword ? 'users.link.title' : 'users.link.invitationTitle', { name })}
      description={t('users.link.description', { name, time: texts.time(link.expiresAt) })}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('common.close')}
          </Button>
          <Button
            variant="primary"
            autoFocus
            icon={<Glyph of={copying === 'copied' ? Check : Copy} />}
            onPress={() => void handleCopy()}
          >
            {t(copying === 'copied' ? 'users.link.copied' : 'users.link.copy')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('users.link.field')}
        hint={t('users.link.hint')}
        error={copying === 'failed' ? t('users.link.copyFailed') : undefined}
        optionalMark={undefined}
        value={address}
        onChange={() => undefined}
        isReadOnly
        isMono
        dir="ltr"
        inputRef={field}
      />
    </Dialog>
  );
}
