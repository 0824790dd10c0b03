import { Check, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { announce } from '../announcing/announce.ts';
import { Button } from '../components/Button/Button.tsx';
import { Glyph } from '../components/Icon/Glyph.tsx';
import type { Copying } from './useCopying.ts';

export type CopyLinkProps = { readonly copying: Copying; readonly label: string };

export function CopyLink({ copying, label }: CopyLinkProps) {
  const { t } = useTranslation();
  const { isCopied } = copying;

  async function handleCopy(): Promise<void> {
    if (await copying.copy()) announce(t('common.linkCopied'));
  }
  return (
    <Button icon={<Glyph of={isCopied ? Check : Link2} />} onPress={() => void handleCopy()}>
      {isCopied ? t('common.linkCopied') : label}
    </Button>
  );
}
