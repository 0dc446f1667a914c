import { siteLocale } from "#shared/formats/formats.ts";
import { namesIn } from "#shared/formats/names.ts";
import type { Site } from "./site.ts";

/** The steps from a new program to a site that visitors see, in their order; the last one opens it. */
export const setupSteps = ["name", "look", "place", "money", "course", "batch", "staff", "email", "live"] as const;

export type SetupStep = (typeof setupSteps)[number];

/** The page on which visitors see what a step is about; the home page for the others. */
export const setupPaths: Partial<Record<SetupStep, string>> = {
  place: "/contact",
  money: "/enrollnow",
  course: "/courses",
  batch: "/enrollnow",
  staff: "/about",
};

/** What a step has brought until now, a line each. */
export function setupFacts(step: SetupStep, { content }: Site): string[] {
  const { company, courses, plans, teachers } = content;
  const { address, hours, currency } = company;
  const known: Partial<Record<SetupStep, string[]>> = {
    name: [
      company.name,
      ...company.phones.map(({ display }) => display),
      ...company.emails.map(({ address: at }) => at),
    ],
    place: [
      [address.street, address.area, address.city, address.country].join(", "),
      ...hours.spans.map(({ words }) => words),
    ],
    money: [`${namesIn(siteLocale).currency(currency.code)} (${currency.code})`, ...plans.map(({ title }) => title)],
    course: courses.map(({ title }) => title),
    staff: teachers.map(({ name }) => name),
  };
  return known[step] ?? [];
}

/** The screens on which a step is done, each with what it is called. */
export function setupWays(step: SetupStep, { content, messages }: Site): { to: string; label: string }[] {
  const { labels } = messages.contentFields;
  const { allSettings, create, fees, money } = messages.admin.content;
  const { staff, setup } = messages.admin;
  const ofInstitute = (part: string, name: string) => {
    const label = labels[name] ?? name;
    return { to: `/settings/institute/${part}#${new URLSearchParams({ field: label })}`, label };
  };
  const ways: Record<SetupStep, { to: string; label: string }[]> = {
    name: [
      ofInstitute("name", "name"),
      { to: "/settings/brand", label: allSettings.brand.logo },
      ofInstitute("contact", "phones"),
      ofInstitute("contact", "emails"),
    ],
    look: [{ to: "/settings/brand", label: allSettings.brand.title }],
    place: [ofInstitute("address", "address"), ofInstitute("hours", "hours")],
    money: [
      { to: "/settings/money", label: money.title },
      { to: "/settings/fees", label: fees.title },
      { to: "/content/new/plan", label: create.plan },
      { to: "/content?drafts", label: setup.drafts },
    ],
    course: [
      ...content.courses.map(({ id, title }) => ({ to: `/content/course/${id}`, label: title })),
      { to: "/content/new/course", label: create.course },
      { to: "/content?drafts", label: setup.drafts },
    ],
    batch: [{ to: "/batches/new", label: messages.admin.batches.settings.new }],
    staff: [{ to: "/staff", label: staff.invite.title }],
    email: [{ to: "/settings/email", label: messages.admin.email.title }],
    live: [],
  };
  return ways[step];
}
