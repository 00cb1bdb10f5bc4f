import { ownerFacts, type VenueName } from '@/shop/ownerFacts';
import { mapAddress } from '@/domain/maps';
import { addressLine } from '@/domain/venues';
import { venueTexts as texts } from './ownerTexts';
import { FactRows } from './FactRows';

/** Address, map and opening hours of a venue, as far as they are known. */
export function Venue({ of }: { of: VenueName }) {
  const { address, coordinates, openingHours = [] } = ownerFacts.venues?.[of] ?? {};
  const place = [
    address && <address>{addressLine(address)}</address>,
    // Nothing is requested from the map before a click.
    coordinates && (
      <a href={mapAddress(coordinates)} target="_blank" rel="noopener">
        {texts.map} <span className="visually-hidden">{texts.mapOf(texts.names[of])}</span>
      </a>
    ),
  ].filter(Boolean);
  const hours = texts.hours(openingHours).map(({ days, times }) => (
    <>
      <span>{`${days}, `}</span>
      <span className="text-nowrap">{times}</span>
    </>
  ));
  return (
    <FactRows
      rows={[
        { label: address ? texts.address : texts.place, lines: place },
        { label: texts.openingHours, lines: hours },
      ]}
    />
  );
}
