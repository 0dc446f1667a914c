import { aiChatbotIntegrationPage } from "./service-pages/ai-chatbot-integration.ts";
import { aiMlSolutionsPage } from "./service-pages/ai-ml-solutions.ts";
import { cybersecurityPage } from "./service-pages/cybersecurity.ts";
import { dataAnalysisPage } from "./service-pages/data-analysis-business-intelligence.ts";
import { digitalMarketingPage } from "./service-pages/digital-marketing.ts";
import { mobileAppDevelopmentPage } from "./service-pages/mobile-app-development.ts";
import type { ServicePage } from "./service-pages/service-page.ts";
import { uiUxDesignPage } from "./service-pages/ui-ux-design.ts";
import { webDevelopmentPage } from "./service-pages/web-development.ts";
import { wordpressDevelopmentPage } from "./service-pages/wordpress-development.ts";

/** The landing pages of the nine services, in the services' order (specification §2, "Service landing pages"). */
export const servicePages: ServicePage[] = [
  webDevelopmentPage,
  wordpressDevelopmentPage,
  mobileAppDevelopmentPage,
  uiUxDesignPage,
  digitalMarketingPage,
  aiChatbotIntegrationPage,
  dataAnalysisPage,
  cybersecurityPage,
  aiMlSolutionsPage,
];

/** The landing page of the service with this slug, or undefined if there is none. */
export function findServicePage(slug: string): ServicePage | undefined {
  return servicePages.find((page) => page.slug === slug);
}
