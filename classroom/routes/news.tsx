import { requireStudent } from "#classroom/request/student.ts";
import { NewsList } from "#domains/talk/classroom/news-list.tsx";
import { momentAndZone } from "#shared/formats/spoken-zone.ts";
import { pageTitle, useFrame } from "#ui/classroom/classroom-frame.ts";
import type { Route } from "./+types/news.ts";

/** A student's news; showing them notes that they are seen. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user, site } = requireStudent(given);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const news = await services.readOwnNews(user);
  return { news: news.map(({ at, ...one }) => ({ ...one, at: momentAndZone(at, timeZone, "without year", lang) })) };
}

export const meta: Route.MetaFunction = pageTitle(({ news }) => news.title);

export default function News({ loaderData: { news } }: Route.ComponentProps) {
  const { news: words } = useFrame().words;
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      <NewsList news={news} />
    </>
  );
}
