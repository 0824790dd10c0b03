import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { carrierNameIn } from '../../../../domain/carriers/knownCarriers.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import type { PortalShape, ShapeLink, ShapeNode, ShapeState } from '../../../../domain/home/portalShape.ts';
import { nameOrder } from '../../../../domain/languages/language.ts';
import { classNames } from '../../../shared/classNames.ts';
import { useCountryName } from '../../../shared/names/countryNames.ts';
import styles from './ShapePicture.module.scss';

/** Maximum number of boxes per column. If there are more nodes, the last box summarizes the rest. */
const MAX_BOXES = 5;
/** Height of a box and of a gap, in SVG units that scale with the text. */
const HEIGHT = 44;
const GAP = 12;
const UNITS_PER_REM = 16;

type Box = {
  readonly ids: readonly string[];
  readonly state: ShapeState;
  readonly title: string;
  readonly detail: string;
};

type Words = {
  readonly nameOf: (id: string) => string;
  readonly detailOf: (node: ShapeNode) => string;
  readonly othersText: (count: number) => string;
};

/** Returns the boxes of a column. Changed nodes are first, so that the last box mostly summarizes unchanged nodes. */
function boxesOf(nodes: readonly ShapeNode[], { nameOf, detailOf, othersText }: Words): readonly Box[] {
  const ranked = nodes.toSorted((left, right) => rankOf(left) - rankOf(right));
  const nodesWithBox = ranked.length > MAX_BOXES ? ranked.slice(0, MAX_BOXES - 1) : ranked;
  const summarizedNodes = ranked.slice(nodesWithBox.length);
  const [first] = summarizedNodes;
  return [
    ...nodesWithBox.map((node) => ({
      ids: [node.id],
      state: node.state,
      title: nameOf(node.id),
      detail: detailOf(node),
    })),
    ...(first
      ? [
          {
            ids: summarizedNodes.map(({ id }) => id),
            state: first.state,
            title: othersText(summarizedNodes.length),
            detail: summarizedNodes.map(({ id }) => nameOf(id)).join(' · '),
          },
        ]
      : []),
  ];
}

const rankOf = ({ state, isDefault }: ShapeNode): number => (isDefault ? 0 : state === 'published' ? 2 : 1);

const heightOf = (boxes: readonly Box[]): number => boxes.length * (HEIGHT + GAP) - GAP;
const middleOf = (index: number, boxes: readonly Box[], height: number): number =>
  (height - heightOf(boxes)) / 2 + index * (HEIGHT + GAP) + HEIGHT / 2;

/** Diagram of the route of returns: countries, carriers and addresses. Shows pending changes and dead ends. */
export function ShapePicture({
  shape,
  pending,
}: {
  readonly shape: PortalShape;
  readonly pending: CompanyConfiguration;
}) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const countryName = useCountryName();
  const carrierName = carrierNameIn(pending);
  const addressOf = (id: string) => pending.warehousesConfig?.find((each) => each.locationId === id);
  const othersText = (count: number): string => t('common.others', { count });
  const stateText = ({ state, isDefault }: ShapeNode, published: string, unserved: string): string => {
    if (state === 'unserved') return unserved;
    if (state === 'pending') return t('changes.sides.pending');
    return isDefault ? t('home.shape.default') : published;
  };
  const [home, ...further] = shape.countries;
  const byName = nameOrder(i18n.language, ({ id }: ShapeNode) => countryName(id));
  const countries = boxesOf([...(home ? [home] : []), ...further.toSorted(byName)], {
    nameOf: countryName,
    detailOf: (node) => stateText(node, t('home.shape.on'), t('home.shape.noCarrierThere')),
    othersText,
  });
  const carriers = boxesOf(shape.carriers, {
    nameOf: carrierName,
    detailOf: (node) => stateText(node, t('home.shape.inUse'), t('home.shape.noDelivery')),
    othersText,
  });
  const addresses = boxesOf(shape.addresses, {
    nameOf: (id) => addressOf(id)?.locationName ?? id,
    detailOf: (node) =>
      [stateText(node, t('home.shape.byRule'), t('home.shape.noCarrierHere')), addressOf(node.id)?.place?.address.town]
        .filter(Boolean)
        .join(' · '),
    othersText,
  });
  const height = Math.max(heightOf(countries), heightOf(carriers), heightOf(addresses), HEIGHT);
  return (
    <section className={styles.shape} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {t('home.shape.title')}
        </h3>
        <ul className={styles.legend}>
          <li>{t('changes.sides.published')}</li>
          <li className={styles.pending}>{t('changes.sides.pending')}</li>
          <li className={styles.unserved}>{t('home.shape.unserved')}</li>
        </ul>
      </header>
      <div className={styles.picture}>
        <Column title={t('home.shape.countries')} empty={t('home.shape.noCountry')} boxes={countries} />
        <Links links={shape.fetched} from={countries} to={carriers} height={height} />
        <Column title={t('home.shape.carriers')} empty={t('home.shape.noCarrier')} boxes={carriers} />
        <Links links={shape.delivered} from={carriers} to={addresses} height={height} />
        <Column title={t('home.shape.addresses')} empty={t('home.shape.noAddress')} boxes={addresses} />
      </div>
    </section>
  );
}

type ColumnProps = { readonly title: string; readonly empty: string; readonly boxes: readonly Box[] };

function Column({ title, empty, boxes }: ColumnProps): ReactNode {
  return (
    <div className={styles.column}>
      <h4 className={styles.kind}>{title}</h4>
      <ul className={styles.boxes}>
        {boxes.length === 0 && <li className={classNames(styles.box, styles.unserved)}>{empty}</li>}
        {boxes.map((box) => (
          <li key={box.ids.join()} className={classNames(styles.box, box.state !== 'published' && styles[box.state])}>
            <span className={styles.name} title={box.title}>
              <bdi>{box.title}</bdi>
            </span>
            <span className={styles.detail} title={box.detail}>
              {box.detail}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type LinksProps = {
  readonly links: readonly ShapeLink[];
  readonly from: readonly Box[];
  readonly to: readonly Box[];
  readonly height: number;
};

function Links({ links, from, to, height }: LinksProps): ReactNode {
  const lines = from.flatMap((start, at) =>
    to.flatMap((end, toward) => {
      const connectingLinks = links.filter((link) => start.ids.includes(link.from) && end.ids.includes(link.to));
      if (connectingLinks.length === 0) return [];
      const [y1, y2] = [middleOf(at, from, height), middleOf(toward, to, height)];
      const isPending = connectingLinks.every((link) => link.isPending);
      return [{ key: `${at} ${toward}`, path: `M0 ${y1}C50 ${y1} 50 ${y2} 100 ${y2}`, isPending }];
    }),
  );
  const open = from.flatMap((box, at) => (box.state === 'unserved' ? [middleOf(at, from, height)] : []));
  return (
    <svg
      className={styles.links}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ blockSize: `${height / UNITS_PER_REM}rem` }}
    >
      {lines.map(({ key, path, isPending }) => (
        <path key={key} d={path} className={isPending ? styles.pendingLine : styles.line} />
      ))}
      {open.map((y) => (
        <path key={y} d={`M0 ${y}H60`} className={styles.openLine} />
      ))}
    </svg>
  );
}
