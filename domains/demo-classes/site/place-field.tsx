import type { Site } from "#domains/content/rules/site.ts";
import { SelectField } from "#ui/site/select-field.tsx";

/** The places a visitor may be in, and the words that ask for it. */
export type DemoPlaces = ReturnType<typeof demoPlaces>;

/** The places to choose from, by IANA zone, the company's own first; for loaders. */
export function demoPlaces({ content, messages }: Site) {
  const { zones, ...words } = messages.booking.page.place;
  const { hours, address } = content.company;
  const own = hours.timeZone;
  const named = new Map<string, string>(Object.entries(zones));
  const options = [
    { value: own, label: named.get(own) ?? address.country },
    ...[...named].filter(([zone]) => zone !== own).map(([value, label]) => ({ value, label })),
  ];
  return { ...words, options };
}

/** Asks for the visitor's place: without scripts there is no other way to know it. */
export function PlaceField({ places, chosen = "" }: { places: DemoPlaces; chosen?: string }) {
  return (
    <SelectField
      label={places.label}
      name="timeZone"
      required
      placeholder={places.choose}
      hint={places.hint}
      options={places.options}
      defaultValue={chosen}
    />
  );
}
