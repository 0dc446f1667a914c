import { type Context, Hono } from "hono";
import { except } from "hono/combine";
import { compress } from "hono/compress";
import { createMiddleware } from "hono/factory";
import { RequestSession } from "#domains/accounts/server/request-session.ts";
import { prefixFor } from "#domains/content/rules/site-of.ts";
import { quizAnswers } from "#domains/quizzes/server/quizzes-http.ts";
import { handInFilesPath, takeHandInFile } from "#domains/work/server/work-http.ts";
import type { HttpDeps } from "#server/api/api-http.ts";
import { AppError, refuseWhile } from "#server/app-error.ts";
import { refuseWithPage } from "#server/http/answer-error.ts";
import { classroomPath } from "#server/http/application.ts";
import { createBodyBudget } from "#server/http/body-budget.ts";
import { compressPages } from "#server/http/compress-pages.ts";
import { ownOrigin, requireDiskSpace } from "#server/http/guards.ts";
import { keepReadings } from "#server/http/kept-readings.ts";
import { whileItCounts } from "#server/http/rate-limit.ts";
import { questionBodies, textBodies } from "#server/http/read-body.ts";
import { type AppEnv, beginRequest, readableAddress } from "#server/http/request.ts";
import { requestLog } from "#server/http/request-log.ts";
import { limitKey } from "#server/http/visitor.ts";
import type { ClassroomContext, RenderClassroom } from "#server/serving/classroom.ts";
import { siteLocale } from "#shared/formats/formats.ts";

interface ClassroomEnv extends AppEnv {
  Variables: AppEnv["Variables"] & { classroom: Pick<ClassroomContext, "user" | "session" | "site"> };
}

const pageMethods = ["GET", "HEAD", "POST"];

/**
 * The classroom. The account is identified first; a student's posts count by the account, others' as any visitor's
 * form, and only then a body is read.
 */
export function createClassroomHttp(deps: HttpDeps, render?: RenderClassroom) {
  const { config, services, answerOnce, log, hasDiskSpace, formLimiter, classroomLimiter } = deps;
  const app = new Hono<ClassroomEnv>({ strict: false });
  const isSecure = config.siteUrl.startsWith("https:");
  app.use(beginRequest(config.trustProxy), compress(), compressPages);
  app.use(async (c, next) => {
    if (!pageMethods.includes(c.req.method))
      throw new AppError("method_not_allowed", "page.method", { allow: pageMethods });
    await next();
  });
  app.post("*", requestLog(log));
  app.use(readableAddress);
  app.post("*", requireDiskSpace(hasDiskSpace), ownOrigin(config.siteUrl));
  app.use(
    createMiddleware<ClassroomEnv>(async (c, next) => {
      const session = new RequestSession(services.accounts, c.get("visitor"), { isSecure });
      const user = await session.user();
      if (user && (c.req.method === "GET" || c.req.method === "HEAD")) keepReadings(user);
      const site = services.siteIn((user && (await services.accounts.languageOf(user))) ?? siteLocale);
      c.set("classroom", { user, session, site });
      await next();
    }),
  );
  app.post("*", async (c, next) => {
    const { user } = c.get("classroom");
    if (user) refuseWhile(await whileItCounts(classroomLimiter).take(user.id), "limit.forms");
    else refuseWhile(await whileItCounts(formLimiter).take(limitKey(c.get("visitor").address)), "limit.forms");
    await next();
  });
  app.route(`${classroomPath}/quizzes`, quizAnswers(services, log));
  const handInFiles = { services, log, budget: createBodyBudget({ atOnce: 4, inAll: 40 }) };
  app.post(handInFilesPath, async (c) => takeHandInFile(c, handInFiles, c.get("classroom")));
  app.post(
    "*",
    except((c) => !isAsking(c), questionBodies(studentOf)),
    except((c) => isAsking(c), textBodies()),
  );
  app.all("*", async (c) => {
    if (!render) throw new AppError("not_found", "page.unknown");
    const { user, session, site } = c.get("classroom");
    const shown = { ...services, ...services.readersIn(site.messages.language.lang) };
    return session.mark(await render(c.req.raw, { services: shown, user, session, answerOnce, site }));
  });
  const siteOf = (c: Context<ClassroomEnv>) => {
    // A request may be refused before its account is known.
    const known: ClassroomEnv["Variables"]["classroom"] | undefined = c.get("classroom");
    return known?.site ?? services.site();
  };
  const answering = {
    messages: (c: Context<ClassroomEnv>) => siteOf(c).messages,
    home: (c: Context<ClassroomEnv>) => prefixFor(siteOf(c)) || "/",
  };
  app.onError(refuseWithPage(config.siteUrl, { log, ...answering, part: "classroom" }));
  return app;
}

/** The account of a signed-in student; an empty text without one. */
function studentOf(c: Context): string {
  const { user }: ClassroomEnv["Variables"]["classroom"] = c.get("classroom");
  return user?.id ?? "";
}

/** Whether a student sends a question, which may have a picture. */
const isAsking = (c: Context) => /^\/classroom\/questions\/new(\.data)?$/.test(c.req.path) && studentOf(c) !== "";
