import type { PieceOfWork } from "#domains/content/contract/page-parts.ts";
import { Recording, type RecordingProps } from "#domains/content/site/recording.tsx";
import { WorkList } from "#domains/content/site/work-list.tsx";
import { Section } from "#ui/site/section.tsx";

type Headed = { title: string; lead: string };

type ShownBySomeProps = {
  film?: (Headed & { video: RecordingProps }) | undefined;
  work?: (Headed & { list: PieceOfWork[] }) | undefined;
};

/** The sections that only some institutes show: a film of a class, and what students made. */
export function ShownBySome({ film, work }: ShownBySomeProps) {
  return (
    <>
      {film && (
        <Section id="film" ground="sunken" heading="beside" title={film.title} lead={film.lead}>
          <Recording {...film.video} />
        </Section>
      )}
      {work && (
        <Section id="work" title={work.title} lead={work.lead}>
          <WorkList pieces={work.list} />
        </Section>
      )}
    </>
  );
}
