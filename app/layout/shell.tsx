import type { ReactNode } from "react";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { Shapes } from "#ui/site/drawing.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { RestOfPage } from "./rest-of-page.tsx";
import { SiteLinks } from "./site-links.tsx";
import { ToastOutlet } from "./toast-outlet.tsx";
import { useMainLanguage } from "./use-main-language.ts";
import { WhatsappButton } from "./whatsapp-link.tsx";
import { WordmarkOutline } from "./wordmark.tsx";

/** The frame of every page; `chat` is the floating button. */
export function Shell({ chat, children }: { chat: ReactNode; children: ReactNode }) {
  const { words, languages } = useFrame();
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 start-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-3 text-paper focus:translate-y-0"
      >
        {words.skip}
      </a>
      <Shapes />
      <WordmarkOutline />
      <Header />
      {languages && <LanguageChoice languages={languages} label={words.languages} />}
      <main id="main" tabIndex={-1} className="outline-none" {...useMainLanguage()}>
        {children}
      </main>
      <Footer />
      <aside aria-label={words.chat} className="chat">
        {chat}
        <WhatsappButton />
      </aside>
      <ToastOutlet />
      <SiteLinks />
      <RestOfPage />
    </>
  );
}
