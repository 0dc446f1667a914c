import type { BookingWords } from "#domains/demo-classes/words.en.ts";
import { fillText } from "#shared/fill-text.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";
import { SiteLink } from "#ui/site/site-link.tsx";

type NoneFitsProps = { words: BookingWords["time"]["noneFits"]; e164: string; course: string };

/** For visitors whom no time suits: a prepared message to the staff. */
export function NoneFits({ words, e164, course }: NoneFitsProps) {
  const href = whatsappLink({ e164, greeting: fillText(words.message, { course }) });
  return (
    <p className="mt-5">
      {words.question}{" "}
      <SiteLink to={href} newTab className="inline-flex min-h-11 items-center font-semibold text-link underline">
        {words.action}
      </SiteLink>
    </p>
  );
}
