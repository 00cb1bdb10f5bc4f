import { TextTable } from '@/features/infoPages/parts/TextTable';
import { kindOf } from '@/domain/cards';
import { dayAndTime } from '@/domain/dateTexts';
import type { Show, ShowDetail } from '@/domain/entities';
import { type Cents, formatEuro } from '@/shared/text/money';
import { showPath } from '@/domain/links';
import { bookableDates } from '@/domain/nextDates';
import { ownPrice } from '@/domain/offeredProducts';
import { hasOwnPrice } from '@/domain/selectionAt';
import { showName } from '@/domain/showNames';
import { productsBySort } from '@/features/booking/choices';
import { useShow } from '@/features/booking/useShow';
import { referenceOf } from '@/domain/reference';
import { sentence } from '@/shared/text/text';
import { useNow } from '@/shared/ui/useNow';
import { stallPricesTexts as texts } from './livePartTexts';
import { ownPriceTexts } from '@/features/catalogue/cardTexts';
import { showTexts } from '@/features/catalogue/texts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { Verbatim } from '@/shared/ui/Verbatim';
import { usePageList } from './pageLists';
import { NoMarket } from './NoMarket';
import { useChosenMarket } from './PageMarket';
import { ReadPart } from './ReadPart';

type Props = {
  /** Whether the calculator is on the same page. */
  isSecond?: boolean | undefined;
};

/** Prices of the market that the calculator shows, else of the next one on sale. */
export function StallPrices({ isSecond }: Props) {
  const list = usePageList('flohmarkt');
  return (
    <div className="page-prices">
      <ReadPart read={list} texts={texts} isSecond={isSecond}>
        {(shows) => <NextMarket shows={shows} isSecond={isSecond} />}
      </ReadPart>
    </div>
  );
}

function NextMarket({ shows, isSecond }: Props & { shows: Show[] }) {
  const now = useNow();
  const chosen = useChosenMarket();
  const next = chosen ?? bookableDates(shows, now)[0];
  return next ? (
    <Prices key={next.showId} show={next} isSecond={isSecond} />
  ) : (
    <NoMarket shows={shows} now={now} />
  );
}

function Prices({ show, isSecond }: Props & { show: Show }) {
  const isPriced = show.products.length > 0;
  const read = useShow(isPriced ? undefined : referenceOf(show));
  const data = isPriced ? { ...show, productPackages: [] } : read.detail;
  return (
    <>
      <ReadPart read={{ ...read, data }} texts={texts} isSecond={isSecond}>
        {(detail) => <PriceTable show={detail} />}
      </ReadPart>
      <LinkButton to={showPath(show)} variant="outline-primary">
        {texts.book}
      </LinkButton>
    </>
  );
}

type Row = { key: number; name: string; isMandatory?: boolean; price: Cents };

function rowsOf(show: ShowDetail): Row[] {
  const { products, options } = productsBySort(show);
  const own = { key: 0, name: ownPriceTexts[kindOf(show)], price: ownPrice(show) };
  const ofProducts = [...products, ...options].map((product) => ({
    key: product.purchaseProductId,
    name: product.productName,
    isMandatory: product.mandatory,
    price: product.price,
  }));
  return hasOwnPrice(show) ? [own, ...ofProducts] : ofProducts;
}

function PriceTable({ show }: { show: ShowDetail }) {
  const rows = rowsOf(show);
  const caption = texts.caption(showName(show), dayAndTime(show));
  if (rows.length === 0) {
    return (
      <p>
        <strong>{sentence(caption)}</strong> <span>{texts.none}</span>
      </p>
    );
  }
  return (
    <TextTable>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.product}</th>
          <th scope="col">{texts.price}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, isMandatory, price }) => (
          <tr key={key}>
            <th scope="row">
              <span>{name}</span> {isMandatory && <span className="soft">{`– ${showTexts.mandatory}`}</span>}
            </th>
            <td>
              <Verbatim>{formatEuro(price)}</Verbatim>
            </td>
          </tr>
        ))}
      </tbody>
    </TextTable>
  );
}
