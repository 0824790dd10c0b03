import { useConsumer, usePart } from '../ConsumerContext.ts';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import type { ConsumerMethodView, ConsumerView } from '../ConsumerView.ts';
import { Screen, Words } from './Screen.tsx';
import styles from './SelectMethod.module.scss';

function Method({ method, optional }: { readonly method: ConsumerMethodView; readonly optional: string }) {
  const { choose } = useConsumer();
  const partOf = usePart();
  const { form } = method;
  return (
    <li className={styles.method} data-chosen={method.isChosen ? '' : undefined} {...partOf(method.part)}>
      <label className={styles.way}>
        <input
          type="radio"
          name="method"
          checked={method.isChosen}
          onChange={() => choose({ kind: 'method', id: method.id })}
        />
        <span>
          <b>
            <Words words={method.title} />
          </b>
          <span className={styles.by} dir="auto">
            {method.by}
          </span>
        </span>
        <span className={styles.price}>{method.price}</span>
      </label>
      {method.isChosen && form && (
        <div className={styles.form}>
          <p className={styles.formHeading}>
            <Words words={form.heading} />
          </p>
          <label>
            <KeyedText>{form.near}</KeyedText>
            <input className={styles.control} placeholder={form.nearHint} autoComplete="off" />
          </label>
          <ul className={styles.shops}>
            {form.shops.map((shop) => (
              <li key={shop} dir="auto">
                {shop}
              </li>
            ))}
          </ul>
          {form.mobile && (
            <label {...partOf('inStoreForm')}>
              <span>
                <KeyedText>{form.mobile.label}</KeyedText> {!form.mobile.isRequired && <em>{optional}</em>}
              </span>
              <input
                className={styles.control}
                type="tel"
                autoComplete="off"
                aria-required={form.mobile.isRequired || undefined}
              />
            </label>
          )}
        </div>
      )}
    </li>
  );
}

export function SelectMethod({ view }: { readonly view: ConsumerView }) {
  const { methods, nothing, button, canGoOn, ...heads } = view.selectReturnMethod;
  return (
    <Screen view={view} screen="selectReturnMethod" {...heads} button={button} canGoOn={canGoOn}>
      {nothing !== undefined && <p className={styles.nothing}>{nothing}</p>}
      <ul className={styles.methods}>
        {methods.map((method) => (
          <Method key={method.id} method={method} optional={view.optional} />
        ))}
      </ul>
    </Screen>
  );
}
