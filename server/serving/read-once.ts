import type { PublicCatalogue } from "#domains/batches/server/public-catalogue.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Services } from "#server/compose/services.ts";

/**
 * The services for one round of rendering a site. Courses are those of the site, which may not be published yet; batches
 * are read once for all public pages: each page of a course would ask for its own, and most name the next ones.
 */
export function readOnce(services: Services, site: Site): Services {
  let reading: Promise<PublicCatalogue> | undefined;
  const catalogue = () => {
    reading ??= services.readPublicCatalogue(site);
    return reading;
  };
  const slots = new Map<string, ReturnType<Services["demo"]["listSlots"]>>();
  return {
    ...services,
    listCourses: async () => (await catalogue()).courses,
    listOpenBatches: async () => (await catalogue()).openBatches,
    async listBatches(courseId) {
      const { batches } = await catalogue();
      return courseId === undefined ? batches : batches.filter((batch) => batch.courseId === courseId);
    },
    async showOutline(courseId) {
      const { courses, outlines } = await catalogue();
      const course = courseOf(courses, courseId);
      const outline = course && outlines.get(course._id);
      return outline ? { course, outline } : null;
    },
    async showBatches(courseId) {
      const { courses, batches } = await catalogue();
      const course = courseOf(courses, courseId);
      return course ? { course, batches: batches.filter((batch) => batch.courseId === course._id) } : null;
    },
    demo: {
      ...services.demo,
      listSlots(courseId, ...given) {
        const listed = slots.get(courseId) ?? services.demo.listSlots(courseId, ...given);
        slots.set(courseId, listed);
        return listed;
      },
    },
  };
}

const courseOf = (courses: PublicCatalogue["courses"], idOrSlug: string) =>
  courses.find(({ _id }) => _id === idOrSlug) ?? courses.find(({ slug }) => slug === idOrSlug);
