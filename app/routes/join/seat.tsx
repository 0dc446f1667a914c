import { data, redirect } from "react-router";
import { servicesContext, sessionContext, siteContext } from "#app/request/contexts.ts";
import { privateMeta } from "#domains/content/site/page-meta.ts";
import { PlaceFacts } from "#domains/seats/site/place-facts.tsx";
import { fillText } from "#shared/fill-text.ts";
import { readFormTexts } from "#ui/form/read-form-texts.ts";
import { refusalOf } from "#ui/form/refusal.ts";
import { OwnTime } from "#ui/own-time.tsx";
import { Button } from "#ui/site/button.tsx";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import type { Route } from "./+types/seat.ts";

const linkOf = (url: URL, params: { id: string }) => ({ id: params.id, key: url.searchParams.get("key") });

/** The page of the link to a freed seat: take it, or leave it to the next in line. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { messages } = context.get(siteContext);
  const words = messages.seat;
  try {
    const seat = await context.get(servicesContext).showOfferedSeat(linkOf(url, params));
    return data({ words, seat, refused: null });
  } catch (error) {
    const { message: refused, status } = refusalOf(error, messages);
    return data({ words, seat: null, refused }, { status });
  }
}

export const headers = () => ({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData && { title: loaderData.words.title, description: loaderData.words.heading });

/** Takes the seat and continues to its payment, or gives it back. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { messages } = context.get(siteContext);
  const link = linkOf(url, params);
  try {
    if ((await readFormTexts(request)).intent === "decline") {
      await services.declineSeat(link);
      return data({ done: messages.seat.declined });
    }
    const { country_code: locatedIn } = await services.locateVisitor(context.get(sessionContext).visitor);
    const { next } = await services.acceptSeat(link, locatedIn);
    return next ? redirect(next, 303) : data({ done: messages.seat.taken });
  } catch (error) {
    const { message, status } = refusalOf(error, messages);
    return data({ done: { title: messages.seat.refused.title, lead: message } }, { status });
  }
}

export default function Seat({ loaderData: { words, seat, refused }, actionData }: Route.ComponentProps) {
  if (actionData) return <PageIntro title={actionData.done.title} lead={actionData.done.lead} tiling="4.8.8" />;
  if (!seat) {
    const { title, action: onward } = words.refused;
    return (
      <PageIntro title={title} lead={refused} tiling="4.8.8">
        <ButtonLink to={onward.href} size="large">
          {onward.label}
        </ButtonLink>
      </PageIntro>
    );
  }
  const { course, batch, heldUntil } = seat;
  return (
    <>
      <PageIntro title={words.heading} lead={fillText(words.lead, { until: heldUntil.words })} tiling="4.8.8" />
      <div className="page pb-24">
        <OwnTime from={heldUntil.iso} />
        <PlaceFacts course={course} batch={batch} words={words.facts} />
        <form method="post" className="mt-8 flex flex-wrap gap-4">
          <Button type="submit" name="intent" value="take" size="large">
            {words.take}
          </Button>
          <Button type="submit" name="intent" value="decline" size="large" variant="quiet">
            {words.decline}
          </Button>
        </form>
      </div>
    </>
  );
}
