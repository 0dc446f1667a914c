import { requireOffice } from "#admin/request/office.ts";
import { readFigureChoice } from "#domains/overview/office/figure-choice.ts";
import { FiguresScreen } from "#domains/overview/office/figures-screen.tsx";
import { namesIn } from "#shared/formats/names.ts";
import { shortDay } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/figures.ts";

/** From the visit to the seat, week by week and by one group. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const chosen = readFigureChoice(new URL(given.request.url).searchParams);
  const { weeks, rows, total } = await verbs.showFigures(chosen);
  const { lang } = site.messages.language;
  const { unknown, none, direct } = site.messages.admin.figures;
  const titles = new Map(site.content.courses.map(({ id, title }) => [id, title]));
  const nameOf = {
    week: (day: string) => shortDay(day, lang),
    source: (name: string) => (name === "direct" ? direct : name || unknown),
    country: (name: string) => (/^[A-Z]{2}$/.test(name) ? (namesIn(lang).country(name) ?? name) : unknown),
    course: (name: string) => titles.get(name) ?? (name || none),
  }[chosen.group];
  return {
    chosen,
    total,
    weeks: weeks.map((row) => ({ ...row, name: shortDay(row.name, lang) })),
    rows: rows.map((row) => ({ ...row, name: nameOf(row.name) })),
  };
}

export const meta = screenTitle(({ figures }) => figures.title);

export default function Figures({ loaderData }: Route.ComponentProps) {
  return <FiguresScreen {...loaderData} />;
}
