import { data, redirect } from "react-router";
import { servicesContext, sessionContext, siteContext } from "#app/request/contexts.ts";
import { privateMeta } from "#domains/content/site/page-meta.ts";
import { PlaceFacts } from "#domains/seats/site/place-facts.tsx";
import { fillText } from "#shared/fill-text.ts";
import { refusalOf } from "#ui/form/refusal.ts";
import { OwnTime } from "#ui/own-time.tsx";
import { Button } from "#ui/site/button.tsx";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import type { Route } from "./+types/place.ts";

const linkOf = (url: URL, params: { id: string }) => ({ id: params.id, key: url.searchParams.get("key") });

/** The page of the link in an acknowledgement, to confirm the requested place. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { messages } = context.get(siteContext);
  const words = { ...messages.place, facts: messages.seat.facts };
  try {
    return data({ words, place: await context.get(servicesContext).showPlace(linkOf(url, params)), refused: null });
  } catch (error) {
    const { message: refused, status } = refusalOf(error, messages);
    return data({ words, place: null, refused }, { status });
  }
}

export const headers = () => ({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData && { title: loaderData.words.title, description: loaderData.words.unconfirmed.title });

/** Confirms the place, and continues to the payment if there is an order. */
export async function action({ url, params, context }: Route.ActionArgs) {
  const { messages } = context.get(siteContext);
  const services = context.get(servicesContext);
  try {
    const { country_code: locatedIn } = await services.locateVisitor(context.get(sessionContext).visitor);
    const { next } = await services.confirmPlace(linkOf(url, params), locatedIn);
    return redirect(next ?? `${url.pathname}${url.search}`, 303);
  } catch (error) {
    const { message, status } = refusalOf(error, messages);
    return data({ refused: message }, { status });
  }
}

export default function Place({ loaderData: { words, place, refused }, actionData }: Route.ComponentProps) {
  const problem = actionData?.refused ?? refused;
  if (!place || problem) {
    const { title, action: onward } = words.refused;
    return (
      <PageIntro title={title} lead={problem} tiling="4.8.8">
        <ButtonLink to={onward.href} size="large">
          {onward.label}
        </ButtonLink>
      </PageIntro>
    );
  }
  const { title, lead } = words[place.state];
  return (
    <>
      <PageIntro title={title} lead={fillText(lead, { until: place.until?.words ?? "" })} tiling="4.8.8" />
      <div className="page pb-24">
        {place.state === "held" && place.until && <OwnTime from={place.until.iso} />}
        <PlaceFacts course={place.course} batch={place.batch} words={words.facts} />
        {place.state === "unconfirmed" && (
          <form method="post" className="mt-8">
            <Button type="submit" size="large" className="w-full sm:w-auto">
              {words.confirm}
            </Button>
          </form>
        )}
      </div>
    </>
  );
}
