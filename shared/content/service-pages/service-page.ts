import type { IconKey } from "../../contracts/content/icon-key.ts";
import type {
  Action,
  ClosingCall,
  IconCard,
  PageMeta,
  Point,
  SectionHeading,
} from "../../contracts/content/page-parts.ts";

/** A finished piece of work, without the client's name (specification §3, "Case study or value card"). */
export type CaseStudy = {
  title: string;
  /** The kind of client: "A bakery with three branches, Lahore". */
  clientKind: string;
  /** What was done. */
  work: string;
  result: string;
  technologies: string[];
  icon: IconKey;
  /** An image address; without it only the pictogram is shown. */
  image?: string;
};

/** A service's landing page (specification §2, "Service landing pages"). */
export type ServicePage = {
  /** The slug of the service in the services file. */
  slug: string;
  meta: PageMeta;
  hero: SectionHeading & { action: Action };
  /** The grid of six cards: the parts of the service. */
  offers: SectionHeading & { cards: IconCard[] };
  reasons: SectionHeading & { points: Point[] };
  /** Six case studies or recent projects. */
  cases: SectionHeading & { studies: CaseStudy[] };
  closing: ClosingCall;
};
