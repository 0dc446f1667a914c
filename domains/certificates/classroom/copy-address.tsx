import { useState } from "react";
import { fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { copyText } from "#ui/copy-text.ts";

/** The address of a certificate's public page; scripts copy it, without them it is selected and copied by hand. */
export function CopyAddress({ number, url }: { number: string; url: string }) {
  const { certificates: words } = useFrame().words;
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        readOnly
        dir="ltr"
        value={url}
        aria-label={fillText(words.address, { number })}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="control min-w-56 flex-1 font-mono text-sm"
      />
      <button type="button" onClick={() => void copyText(url).then(setCopied)} className="button button-quiet">
        {words.copy}
      </button>
      <a href={url} className="link">
        {words.page}
      </a>
      <span role="status" className="text-sm text-ink-soft empty:hidden">
        {isCopied && words.copied}
      </span>
    </div>
  );
}
