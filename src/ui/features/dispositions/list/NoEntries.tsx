import { Plus, Recycle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import { configKey } from '../../../../domain/application-config/configPart.ts';
import type { DispositionList } from '../../../../domain/dispositions/dispositionLists.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { EmptyState } from '../../../shared/components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';

export type NoEntriesProps = {
  readonly editor: DispositionsEditor;
  readonly list: DispositionList;
  readonly onAdd: () => void;
};

/** Offers to add sample data if all lists are empty. */
export function NoEntries({ editor, list, onAdd }: NoEntriesProps) {
  const { t } = useTranslation();
  return (
    <Card density="flush" data-setting={configKey({ kind: 'dispositions', name: list })}>
      <EmptyState
        icon={<Glyph of={Recycle} />}
        title={t(`dispositions.empty.title.${list}`)}
        action={
          <>
            {editor.isEmpty && (
              <Button onPress={() => editor.startWithSample()}>{t('dispositions.empty.sample')}</Button>
            )}
            <Button icon={<Glyph of={Plus} />} onPress={onAdd}>
              {t(`dispositions.add.${list}`)}
            </Button>
          </>
        }
      >
        <KeyedText>{t(`dispositions.empty.text.${list}`)}</KeyedText>
        <KeyedText>{editor.isEmpty && ` ${t('dispositions.empty.sampleHint')}`}</KeyedText>
      </EmptyState>
    </Card>
  );
}
