import { Search } from "lucide-react";
import { useId } from "react";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { forgetTyped } from "#ui/form/forget-typed.ts";
import { Initials } from "#ui/initials.tsx";
import { useSitePath } from "#ui/site/use-site-path.ts";

const entryClass = "flex min-h-11 w-full items-center rounded-lg px-3 text-start hover:bg-sunken";

/** The site's search, and the account's menu: a popover, so it opens before hydration and without scripts. */
export function AccountMenu({ name }: { name: string }) {
  const { words, around } = useFrame();
  const id = useId();
  const sitePath = useSitePath();
  return (
    <div className="ms-auto flex items-center gap-1">
      {around.search && (
        <a href={sitePath("/search")} aria-label={around.search} className="header-button">
          <Search size={22} aria-hidden="true" />
        </a>
      )}
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-11 items-center gap-2 rounded-control px-[min(0.5rem,2vw)] hover:text-link"
      >
        <span className="sr-only">{`${words.frame.account}: `}</span>
        <Initials name={name} />
        <bdi className="max-w-40 truncate max-sm:sr-only">{name}</bdi>
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-auto end-4 top-14 m-0 w-52 rounded-control border border-line bg-surface p-2 text-ink"
      >
        <a href={sitePath(around.account.href)} className={entryClass}>
          {around.account.name}
        </a>
        <form method="post" action={sitePath("/sign-out")} onSubmit={forgetTyped}>
          <button type="submit" className={entryClass}>
            {around.signOut}
          </button>
        </form>
      </div>
    </div>
  );
}
