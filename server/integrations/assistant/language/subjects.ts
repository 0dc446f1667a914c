/**
 * The courses and services by the words people use for them; a phrase's words are joined by "_". A field such as "data
 * analysis" is both a course and a service: the rest of the question decides.
 */
export type Field = "web" | "data" | "ai" | "security" | "wordpress" | "mobile" | "design" | "marketing" | "chatbot";

type FieldEntry = {
  /** The course's id, where the field is taught. */
  course?: string;
  /** The services' slugs, where the field is offered; the likeliest first. */
  services: string[];
  /** Names of the field, sure evidence. */
  names: string;
  /** Tools and parts of it: weaker evidence. */
  tools: string;
};

export const fields: Record<Field, FieldEntry> = {
  web: {
    course: "mern-full-stack-development",
    services: ["web-development"],
    names:
      "mern mernstack mern_stack marn meran full_stack fullstack full_stack_web full_stack_development fullstack_development web_development web_dev webdev web_developer web_developement web_devlopment website_development web_designing_and_development full_stack_developer mern_course ویب_ڈویلپمنٹ ویب",
    tools:
      "javascript js typescript react reactjs react_js nextjs next_js node nodejs node_js express expressjs mongodb mongo mongoose html css tailwind frontend front_end backend back_end docker web rest_api git github vite vitest playwright websockets webpage database databases",
  },
  data: {
    course: "data-analyst",
    services: ["data-analysis-business-intelligence"],
    names:
      "data_analysis data_analyst data_analytics data_analyis data_anlysis data_anylsis data_analysts data_analitics data_science data_scientist dataanalysis data_course data_wale data_wala data_wali business_intelligence analytics analyst ڈیٹا_انالیسس ڈیٹا ڈیٹا_سائنس",
    tools:
      "python excel sql postgresql postgres power_bi powerbi pandas numpy statistics dashboard dashboards dax pivot pivot_tables power_query spreadsheet spreadsheets forecasting data tableau visualisation visualization bi data_entry database databases",
  },
  ai: {
    course: "ai-machine-learning",
    services: ["ai-ml-solutions"],
    names:
      "ai artificial_intelligence machine_learning ml deep_learning full_stack_ai ai_ml ai_course ai_wale ai_wala ai_wali ai_and_ml artifical_intelligence artificial_inteligence machin_learning machine_lerning aiml generative_ai gen_ai genai llm llms data_and_ai masnoi_zahanat آرٹیفیشل_انٹیلیجنس اے_آئی مشین_لرننگ",
    tools:
      "python pytorch tensorflow scikit_learn sklearn computer_vision transformers rag fastapi mlops neural_network neural_networks nlp hugging_face langchain prompt_engineering image_recognition predictive",
  },
  security: {
    course: "cyber-security-ceh",
    services: ["cybersecurity"],
    names:
      "cyber_security cybersecurity cyber_sec cybersec ceh c_e_h ethical_hacking ethical_hacker hacking hacker penetration_testing pentest pentesting pen_testing pen_test certified_ethical_hacker cyber siber_security ciber_security cyber_secuirty cyber_securty information_security infosec security_course security_wala security_wali security_audit penetration_test penetration_tests penetration security_tests security_testing security_test سائبر_سیکیورٹی سائبر ہیکنگ",
    tools:
      "kali kali_linux nmap burp burp_suite owasp wireshark wazuh siem metasploit network_security security linux networking vulnerability vulnerabilities malware phishing",
  },
  wordpress: {
    services: ["wordpress-development"],
    names: "wordpress word_press woocommerce woo_commerce wordpress_development wordpress_site wp ورڈپریس",
    tools: "elementor gutenberg blog_site",
  },
  mobile: {
    services: ["mobile-app-development"],
    names:
      "mobile_app mobile_apps mobile_application mobile_applications mobile_app_development app_development android ios iphone_app android_app ios_app application_development flutter_app app_developer موبائل_ایپ",
    tools: "react_native expo play_store app_store firebase flutter kotlin swift mobile_development",
  },
  design: {
    services: ["ui-ux-design"],
    names:
      "ui_ux uiux ux_ui ui_design ux_design ui_ux_design ux user_interface user_experience ui product_design web_design website_design designing",
    tools: "figma wireframe wireframes prototype prototypes design_system adobe_xd",
  },
  marketing: {
    services: ["digital-marketing"],
    names:
      "digital_marketing marketing seo search_engine_optimisation search_engine_optimization social_media_marketing smm google_ads facebook_ads meta_ads digital_markting ڈیجیٹل_مارکیٹنگ",
    tools:
      "ads advertising adverts campaign campaigns rank_my rank_on_google google_ranking ranking_on_google email_marketing content_marketing leads adwords ppc",
  },
  chatbot: {
    services: ["ai-chatbot-integration"],
    names:
      "chatbot chatbots chat_bot chat_bots ai_chatbot whatsapp_bot whatsapp_chatbot ai_assistant_for chatbot_integration bot_for virtual_assistant_for چیٹ_بوٹ",
    tools: "bot bots whatsapp_business whatsapp_automation auto_reply",
  },
};

/** What is said of a course alone: nobody orders a MERN or a CEH for a business. */
export const courseNames =
  /^(?:mern|marn|meran|ceh|c e h|ethical|certified|full ?stack (?:ai|web|dev)|data (?:scien|analyst)|ai ml|\w+ course$)/;

/** Fields people ask courses in that we do not teach: the honest answer names what we do. */
export const untaught =
  "java c_plus_plus cpp php laravel django ruby golang rust_programming graphic_design graphics_design graphic_designing photoshop illustrator video_editing animation ielts spoken_english english_language_course accounting quickbooks amazon_fba amazon_va amazon_virtual_assistant virtual_assistant shopify shopify_course blockchain_course web3 cloud_computing aws azure devops game_development unity unreal networking_ccna ccna autocad solidworks ms_office office_automation typing_course freelancing_course trading forex_course 3d_modeling content_writing blogging affiliate_marketing dropshipping salesforce sap oracle dotnet asp_net c_sharp vue angular robotics iot quantum graphic graphics flutter swift kotlin ios_development android_development blockchain html_email wordpress_course seo_course digital_marketing_course dot_net computer_science_degree bs_computer_science embroidery beautician cooking_course stitching nursing physiotherapy".split(
    " ",
  );
