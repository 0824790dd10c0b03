import { useConsumer, usePart } from '../ConsumerContext.ts';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { Amounts } from './Amounts.tsx';
import type { ConsumerItemView, ConsumerView } from '../ConsumerView.ts';
import { Screen } from './Screen.tsx';
import styles from './SelectReturns.module.scss';
import { Sign } from './Sign.tsx';

const signs = { good: 'calendar', plain: 'box', bad: 'cross' } as const;

function Item({ item }: { readonly item: ConsumerItemView }) {
  const { choose } = useConsumer();
  const partOf = usePart();
  return (
    <li>
      <label className={styles.item} data-refused={item.isOffered ? undefined : ''} {...partOf(item.part)}>
        {item.isOffered ? (
          <input
            type="checkbox"
            checked={item.isChosen}
            onChange={(event) => choose({ kind: 'item', id: item.id, isChosen: event.target.checked })}
          />
        ) : (
          <Sign of="cross" className={styles.cross} />
        )}
        <span className={styles.picture}>
          <Sign of="box" />
        </span>
        <span className={styles.about}>
          <span className={styles.top}>
            <b dir="auto">{item.name}</b>
            <span className={styles.price}>{item.price}</span>
          </span>
          {item.says.map(({ tone, text }) => (
            <span key={text} className={styles.note} data-tone={tone}>
              {tone !== 'bad' && <Sign of={signs[tone]} />}
              <span dir="auto">{text}</span>
            </span>
          ))}
        </span>
      </label>
    </li>
  );
}

export function SelectReturns({ view }: { readonly view: ConsumerView }) {
  const { items, chosen, total, amounts, button, canGoOn, ...heads } = view.selectReturns;
  return (
    <Screen
      view={view}
      screen="selectReturns"
      {...heads}
      button={button}
      canGoOn={canGoOn}
      aside={<Amounts title={chosen} amounts={amounts} />}
      summary={
        <div className={styles.summary}>
          <span>{chosen}</span>
          {total && (
            <span>
              <KeyedText>{total.label}</KeyedText> <b>{total.amount}</b>
            </span>
          )}
        </div>
      }
    >
      <ul className={styles.items}>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </Screen>
  );
}
