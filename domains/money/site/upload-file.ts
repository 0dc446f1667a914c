import type { ErrorBody } from "#shared/error-codes.ts";

export type UploadResult = { ok: true } | { ok: false; message: string | null; fields: Record<string, string> };

/** Posts a form with a file and reports its progress in percent. Throws only if the connection breaks. */
export function uploadFile(path: string, form: FormData, onProgress: (percent: number) => void): Promise<UploadResult> {
  const { promise, resolve, reject } = Promise.withResolvers<UploadResult>();
  // `fetch` does not report upload progress.
  const request = new XMLHttpRequest();
  request.responseType = "json";
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / Math.max(1, total)) * 100));
  request.onload = () => {
    if (request.status >= 200 && request.status < 300) return resolve({ ok: true });
    const refusal: Partial<ErrorBody> | null = request.response;
    resolve({ ok: false, message: refusal?.message ?? null, fields: refusal?.fields ?? {} });
  };
  request.onerror = () => reject(new Error("The connection broke."));
  request.open("POST", path);
  request.setRequestHeader("content-language", document.documentElement.lang);
  request.send(form);
  return promise;
}
