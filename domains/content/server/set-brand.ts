import { createHash } from "node:crypto";
import { z } from "zod";
import type { CompanyDocument } from "#domains/content/contract/kinds.ts";
import type { ContentDocument } from "#domains/content/rules/assemble-content.ts";
import { mostMegapixels } from "#domains/content/rules/pictures.ts";
import { faultOfSvg } from "#domains/content/rules/safe-svg.ts";
import {
  type BrandSettings,
  brandSettings,
  company,
  type DrawnLogo,
  type LogoSlot,
} from "#domains/institute/contract.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import type { Actor } from "#server/audit/actor.ts";
import { managers, verb } from "#server/verb.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import type { PhotoEncoder } from "./port.ts";
import { type Publication, type PublishDeps, publishDocuments } from "./publish.ts";

const lookChange = z.strictObject({
  colors: company.shape.brand.shape.colors,
  pattern: brandSettings.shape.pattern,
});

/** The colours and the pattern of an institute. */
export type LookChange = z.infer<typeof lookChange>;

const key = { kind: "settings", id: "brand", locale: siteLocale };
const plain: BrandSettings = { logos: {}, pattern: "girih" };

const publishedBrand = (published: ContentDocument[]): BrandSettings =>
  (published.find(({ kind, id, locale }) => kind === key.kind && id === key.id && locale === key.locale)?.document as
    | BrandSettings
    | undefined) ?? plain;

const about = { subject: "document" as const, subjectId: "settings/brand" };

/** Publishes the institute's colours and pattern. Throws as `publish` does, and `conflict` if its facts have a draft. */
export const setLook = verb(
  { may: managers, takes: [lookChange] },
  async (deps: PublishDeps, actor: Actor, { colors, pattern }: LookChange): Promise<Publication> => {
    const enter = (published: ContentDocument[]): ContentDocument[] => {
      const facts = published.find(({ kind, locale }) => kind === "company" && locale === siteLocale);
      if (!facts) throw new AppError("not_found", "content.noDrafts");
      const { brand, ...rest } = facts.document as CompanyDocument;
      const isSame = JSON.stringify(brand.colors) === JSON.stringify(colors);
      const document = { ...rest, brand: { ...brand, colors } };
      return [
        { ...key, document: { ...publishedBrand(published), pattern } },
        ...(!isSame ? [{ ...facts, document }] : []),
      ];
    };
    return await publishDocuments(deps, actor, enter, { act: () => ({ verb: "setLook", ...about }) });
  },
);

/** The largest files, in bytes. */
const most = { file: 1.5 * 1024 * 1024, svg: 512 * 1024 };

interface LogoDeps extends PublishDeps {
  /** Draws logos; null without a build. */
  photos: PhotoEncoder | null;
}

/**
 * Publishes a logo from an SVG or a PNG, drawn as pixels: what was sent is not stored and reaches no browser. Null takes
 * the logo away. Throws `invalid` and `too_large` for a file that is refused, `unavailable` if it cannot be drawn now,
 * and what `publish` throws.
 */
export const setLogo = verb(
  { officeOnly: "file", may: managers },
  async (deps: LogoDeps, actor: Actor, slot: LogoSlot, content: Uint8Array | null): Promise<Publication> => {
    const logo = content && (await drawn(deps, slot, content));
    const enter = (published: ContentDocument[]): ContentDocument[] => {
      const { logos, ...brand } = publishedBrand(published);
      const { [slot]: _, ...others } = logos;
      return [{ ...key, document: { ...brand, logos: { ...others, ...(logo && { [slot]: logo }) } } }];
    };
    return await publishDocuments(deps, actor, enter, {
      act: () => ({ verb: "setLogo", ...about, details: { slot, isThere: logo !== null } }),
    });
  },
);

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

async function drawn({ photos }: LogoDeps, slot: LogoSlot, content: Uint8Array): Promise<DrawnLogo> {
  if (content.byteLength === 0) throw fieldError("logo", "logo.missing");
  if (content.byteLength > most.file) throw fieldError("logo", "logo.tooLarge", { code: "too_large" });
  if (!pngSignature.equals(content.subarray(0, 4))) checkSvg(content);
  const refuse = (cause?: unknown): never => {
    throw new AppError("unavailable", "photo.notNow", { cause });
  };
  const encoded = photos ? await photos.drawLogo(content, slot).catch(refuse) : refuse();
  if ("refused" in encoded) {
    if (encoded.refused === "unreadable") throw fieldError("logo", "logo.unreadable");
    const values = { megapixels: encoded.megapixels, most: mostMegapixels };
    throw fieldError("logo", "photo.tooManyPixels", { code: "too_large", values });
  }
  const { picture, width, height } = encoded;
  const name = createHash("sha256").update(picture).digest("hex").slice(0, 32);
  return { name, png: Buffer.from(picture).toString("base64"), width, height };
}

function checkSvg(content: Uint8Array): void {
  if (content.byteLength > most.svg) throw fieldError("logo", "logo.tooMany", { code: "too_large" });
  let source: string;
  try {
    source = new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    throw fieldError("logo", "logo.kind");
  }
  if (!source.trimStart().startsWith("<")) throw fieldError("logo", "logo.kind");
  const fault = faultOfSvg(source);
  if (fault) throw fieldError("logo", `logo.${fault}`);
}

/** A published logo by the name in its path. Throws `not_found` for an unknown one. */
export function openLogo(
  { site }: { site: () => { content: { company: { brand: Partial<BrandSettings> } } } },
  name: string,
) {
  const { logos = {} } = site().content.company.brand;
  const found = Object.values(logos).find((logo) => `${logo.name}.png` === name);
  if (!found) throw new AppError("not_found", "photo.gone");
  return Buffer.from(found.png, "base64");
}
