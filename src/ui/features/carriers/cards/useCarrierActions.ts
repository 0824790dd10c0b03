import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarriersEditor } from '../../../../application/carriers/CarriersEditor.ts';
import type { CarrierCard } from '../../../../domain/carriers/setup/carrierCards.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { useLatest } from '../../../shared/useLatest.ts';

export type CarrierActions = ReturnType<typeof useCarrierActions>;

export type CarrierDialogs = {
  readonly onAccount: (carrierCompanyId: string) => void;
  readonly onRemove: (carrierCompanyId: string) => void;
  readonly onStop: (carrierCompanyId: string) => void;
};

/** Actions for carriers. Removing a carrier in use needs a confirmation. Announces changes that may be out of view. */
export function useCarrierActions(editor: CarriersEditor, dialogs: CarrierDialogs) {
  const { t } = useTranslation();
  const latest = useLatest(dialogs);
  return useMemo(() => {
    const isNeeded = (id: string): boolean => {
      const use = editor.useOf(id);
      return use !== undefined && (use.isDefault || use.rules.length > 0 || use.onlyThere.length > 0);
    };
    const announceDefault = (name: string) => announce(t('carriers.becameDefault', { name }));
    return {
      onAccount: ({ carrierCompanyId }: CarrierCard) => latest.current.onAccount(carrierCompanyId),
      onUse({ carrierCompanyId: id, name, isPending }: CarrierCard, isInUse: boolean): void {
        if (!isInUse && isNeeded(id)) return latest.current.onStop(id);
        if (!isInUse) return editor.stopUsing(id);
        editor.use(id);
        if (isPending) announceDefault(name);
      },
      onMakeDefault({ carrierCompanyId, name }: CarrierCard): void {
        editor.makeDefault(carrierCompanyId);
        announceDefault(name);
      },
      onRemove({ carrierCompanyId: id, name, carrier }: CarrierCard): void {
        if (carrier?.enabled && isNeeded(id)) return latest.current.onRemove(id);
        editor.remove(id);
        announce(t('common.table.became', { row: name, state: t('carriers.changes.removed') }));
      },
      onRestore: ({ carrierCompanyId }: CarrierCard) => editor.restore(carrierCompanyId),
    };
  }, [editor, latest, t]);
}
