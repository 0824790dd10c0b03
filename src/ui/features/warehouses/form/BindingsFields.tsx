import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_BINDINGS } from '../../../../domain/warehouses/validateWarehouse.ts';
import { bindingParts, withBindingText } from '../../../../domain/warehouses/bindingParts.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import type { FormState } from '../../../shared/forms/useForm.ts';
import styles from './BindingsFields.module.scss';
import dialog from './WarehouseDialog.module.scss';
import { bindingsIn, type WarehouseInput } from './warehouseInput.ts';

/** Fields for the names of the address in other systems. Only names that are texts can be edited [WH-1]. */
export function BindingsFields({ form }: { readonly form: FormState<WarehouseInput> }) {
  const { t } = useTranslation();
  const id = useId();
  const { values, change } = form;
  const { bindings } = values;
  const isFull = bindings.length >= MAX_BINDINGS;
  const canAdd = bindingsIn(values).length > bindings.length && !isFull;

  return (
    <section className={dialog.part} aria-labelledby={id}>
      <h3 id={id} className={dialog.heading}>
        {t('returnAddresses.form.bindings')}
      </h3>
      <p className={dialog.muted}>{t('returnAddresses.form.bindingsHint')}</p>
      {bindings.map((binding, at) => (
        // The index is the key, because two bindings may be equal.
        <div key={at} className={styles.binding}>
          <div className={styles.parts}>
            {bindingParts(binding).map(({ name, text, isEditable }) =>
              isEditable ? (
                <TextField
                  key={name}
                  label={name}
                  value={text}
                  onChange={(typed) => change({ bindings: bindings.with(at, withBindingText(binding, name, typed)) })}
                  dir="auto"
                  isMono
                />
              ) : (
                <div key={name}>
                  <span className={dialog.muted}>{name}</span>
                  <code className={styles.raw}>{text}</code>
                </div>
              ),
            )}
          </div>
          <IconButton
            label={t('returnAddresses.form.removeBinding', { number: at + 1 })}
            icon={<Glyph of={Trash2} />}
            size="compact"
            onPress={() => change({ bindings: bindings.toSpliced(at, 1) })}
          />
        </div>
      ))}
      {!isFull && (
        <>
          <TextField {...form.field('system')} label={t('returnAddresses.form.system')} dir="auto" />
          <TextField {...form.field('systemName')} label={t('returnAddresses.form.systemName')} dir="auto" isMono />
          <div>
            <Button
              icon={<Glyph of={Plus} />}
              isDisabled={!canAdd}
              onPress={() => change({ bindings: bindingsIn(values), system: '', systemName: '' })}
            >
              {t('returnAddresses.form.addBinding')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
