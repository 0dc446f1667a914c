import { type HomeBlock, homeBlocks, type PageSection, type Section } from "#domains/content/contract/sections.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import { localAddress } from "./local-address.ts";

/** The addresses of each section: whole paths, and the beginnings of those below one. */
const addresses: Record<PageSection | "assistant", { paths: string[]; below?: string }> = {
  services: { paths: ["/services"], below: "/services/" },
  portfolio: { paths: ["/portfolio"] },
  // The page of a booking stays: whoever has booked a class may still see or cancel it.
  demo: { paths: ["/FreeDemo", "/demo-booking", "/api/demo/slots", "/api/demo/bookings"] },
  parents: { paths: ["/parents"] },
  about: { paths: ["/about"] },
  search: { paths: ["/search"] },
  assistant: { paths: ["/api/assistant"] },
};

/** The fragments of the home page that lead to its blocks, where they have other names. */
const fragments = { pricing: "plans", faq: "faqs", lms: "learning" };

/** The block of the home page that an address leads to; undefined for another address. */
function blockOf(href: string): HomeBlock | undefined {
  const fragment = /^\/#(.+)$/.exec(href)?.[1] ?? "";
  const name = Object.entries(fragments).find(([other]) => other === fragment)?.[1] ?? fragment;
  return homeBlocks.find((block) => block === name);
}

/** The addresses of courses that were taken off the site, in small letters, with the pages to which they lead. */
function addressesLed(
  courses: SiteContent["formerCourses"],
  leads: { course: string; leadsTo: string }[],
): Map<string, string> {
  const led = leads.flatMap(({ course, leadsTo }) => {
    const found = courses.find(({ id }) => id === course);
    if (!found) return [];
    const { canonicalPath, landingPath, aliases = [], formerly = [], slug } = found;
    const ofPages = ["/course-outline", "/batches"].flatMap((folder) => [`${folder}/${slug}`, `${folder}/${course}`]);
    return [canonicalPath, landingPath, ...aliases, ...formerly, ...ofPages].map((path) => [
      path.toLowerCase(),
      leadsTo,
    ]);
  });
  return new Map(led.map(([path = "", leadsTo = ""]) => [path, leadsTo]));
}

/** The sections of one state of the site. */
export type SiteSections = ReturnType<typeof createSiteSections>;

/** Which sections are on, and which section an address belongs to; `content` is all that is written. */
export function createSiteSections({
  pages,
  services,
  courses,
  formerCourses,
}: Pick<SiteContent, "pages" | "services" | "courses" | "formerCourses">) {
  const off = new Map<Section, string | null>(
    (pages.sections?.off ?? []).map(({ section, leadsTo = null }) => [section, leadsTo]),
  );
  const ledCourses = addressesLed(formerCourses, pages.sections?.courses ?? []);
  for (const { canonicalPath, landingPath, aliases = [] } of [...courses, ...services])
    for (const path of [canonicalPath, landingPath, ...aliases]) ledCourses.delete(path.toLowerCase());
  const namedServices = new Set(
    services.flatMap(({ canonicalPath, landingPath, aliases = [] }) => [canonicalPath, landingPath, ...aliases]),
  );
  const isOn = (section: Section): boolean =>
    !off.has(section) && (section !== "home.services" || !off.has("services"));
  /** The section of an address, without its query and fragment; undefined for a page that is always there. */
  const sectionOf = (address: string): keyof typeof addresses | undefined => {
    const { path } = localAddress(address);
    if (namedServices.has(path)) return "services";
    const found = Object.entries(addresses).find(
      ([, { paths, below }]) => paths.includes(path) || (below !== undefined && path.startsWith(below)),
    );
    return found?.[0] as keyof typeof addresses | undefined;
  };
  return {
    isOn,
    sectionOf,
    /** Whether everything is on, so that nothing has to be taken out. */
    isWhole: off.size === 0,
    /**
     * The answer at an address of a section that is off, or of a course that was taken off the site and leads elsewhere:
     * another page, or null for none. Undefined for any other.
     */
    closedAt(address: string): { leadsTo: string | null } | undefined {
      const led = ledCourses.size === 0 ? undefined : ledCourses.get(localAddress(address).path.toLowerCase());
      if (led !== undefined) return { leadsTo: led };
      const section = off.size === 0 ? undefined : sectionOf(address);
      const leadsTo = section && off.get(section);
      return leadsTo === undefined ? undefined : { leadsTo };
    },
    /** Whether a link leads to a section that is off, or to such a block of the home page. */
    isClosed(href: string): boolean {
      const block = blockOf(localAddress(href).path);
      const section = sectionOf(href.split(/[?#]/, 1)[0] ?? "");
      return (section !== undefined && off.has(section)) || (block !== undefined && !isOn(`home.${block}`));
    },
  };
}
