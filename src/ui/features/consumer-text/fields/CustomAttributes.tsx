import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { configPartOf } from '../../../../domain/application-config/configPart.ts';
import { isCustomAttribute } from '../../../../domain/consumer-text/textSlot.ts';
import { Disclosure } from '../../../shared/components/Disclosure/Disclosure.tsx';
import { onReveal } from '../../../shared/settings/revealSetting.ts';

export type CustomAttributesProps = {
  readonly written: number;
  readonly total: number;
  /** Initially open, because a search matched one of them. */
  readonly isWanted: boolean;
  readonly children: ReactNode;
};

/** Rarely used fields, collapsed by default. */
export function CustomAttributes({ written, total, isWanted, children }: CustomAttributesProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(isWanted || written > 0);
  useEffect(function openForSetting() {
    return onReveal((changeKey) => {
      const part = configPartOf(changeKey);
      if (part?.kind === 'text' && isCustomAttribute(part.slot)) setOpen(true);
    });
  }, []);
  return (
    <Disclosure
      summary={`${t('wording.tree.custom')} ${t('wording.written', { written, total })}`}
      isOpen={isOpen}
      onChange={setOpen}
    >
      {isOpen && children}
    </Disclosure>
  );
}
