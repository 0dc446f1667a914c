import { isMapLink, mapAddress } from "#domains/assistant/rules/map-link.ts";
import type { Asked } from "#domains/assistant/server/engine/assistant-content.ts";
import { wordsOf } from "#domains/assistant/server/engine/reader.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Branch } from "#domains/institute/contract.ts";
import { fillText } from "#shared/fill-text.ts";
import { answerTexts, bullets, listIn } from "./answer-texts.ts";

/** Beyond this many branches an answer leaves out their batches and rooms. */
const mostInDetail = 3;

/** "DHA Phase 5" is called DHA, and "Gulberg III" Gulberg. */
const partOfArea = / (?:(?:phase|block|sector|stage|town)[ -]*)?(?:[ivx]+|\d+)(?:-?[a-z])?$/i;
/** "Gulberg branch" is called Gulberg. */
const kindOfPlace = /^the | (?:branch|campus|cent(?:re|er)|office)$/gi;

/** The names by which visitors call a branch, without its city's. */
export function branchNames({ name, area = "" }: Pick<Branch, "name" | "area">): string[] {
  const names = [name.replace(kindOfPlace, ""), area].flatMap((one) => [one, one.replace(partOfArea, "")]);
  return [...new Set(names.map((one) => one.trim()).filter((one) => one.length > 1))];
}

/** The branches that a question names, else those in a city that it names, else all. */
function branchesNamed(branches: Branch[], words: string[]): Branch[] {
  const said = ` ${words.join(" ")} `;
  const isSaid = (name: string) => said.includes(` ${wordsOf(name).join(" ")} `);
  const byName = branches.filter((branch) => branchNames(branch).some(isSaid));
  const named = byName.length > 0 ? byName : branches.filter(({ city }) => isSaid(city));
  return named.length > 0 ? named : branches;
}

/** The branches that a question asks about, with address, hours, phones and map; of a few also batches and rooms. */
export function branchesAsked(site: Site, { words }: Pick<Asked, "words">, batches: Asked["batches"]): string {
  const { branches, company } = site.content;
  const listed = listIn(site.messages.language.lang);
  const { places: texts } = answerTexts(site).words.parts;
  const shown = branchesNamed(branches, words);
  const lines = shown.flatMap((branch) => {
    const { id, name, street, area, city, hours, phones, mapUrl, rooms } = branch;
    const facts = [
      fillText(texts.branch, { name, address: [street, area, city].filter(Boolean).join(", ") }),
      hours && fillText(texts.open, { opens: hours }),
      phones.length > 0 && fillText(texts.phone, { numbers: listed(phones.map((phone) => phoneLink(phone))) }),
      mapUrl && fillText(isMapLink(mapUrl) ? texts.map : texts.mapAt, { url: mapAddress(mapUrl) }),
    ];
    const told = facts.filter(Boolean).join(" ");
    if (shown.length > mostInDetail) return [told];
    const here = batches.filter(({ branchId }) => branchId === id);
    const inRoom = ({ place }: (typeof here)[number]) =>
      place?.startsWith(`${name}, `) ? place.slice(name.length) : "";
    const held = here.map((one) => fillText(texts.batch, { ...ofBatch(one), room: inRoom(one) }));
    return [
      told,
      held.length > 0
        ? fillText(texts.batches, { name, batches: held.join("; ") })
        : fillText(texts.noBatches, { name }),
      ...(rooms.length > 0
        ? [fillText(texts.rooms, { name, rooms: listed(rooms.map((room) => fillText(texts.room, room))) })]
        : []),
    ];
  });
  const { street, area, city } = company.address;
  const isBranch = branches.some((branch) => wordsOf(branch.street).join() === wordsOf(street).join());
  const isWhole = shown.length === branches.length && branches.length > 0 && !isBranch;
  const office = isWhole ? [fillText(texts.office, { address: [street, area, city].filter(Boolean).join(", ") })] : [];
  return bullets([...office, ...lines]);
}

const ofBatch = ({ name, schedule, timing }: Asked["batches"][number]) => ({ name, schedule, timing });

const phoneLink = (phone: string) => `[${phone}](tel:${phone.replace(/[^\d+]/g, "")})`;
