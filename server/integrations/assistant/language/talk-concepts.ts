import type { ConceptEntry } from "./concept-entry.ts";

/** What people say to whoever is there. */
export const talkConcepts = {
  hello: {
    weight: 2,
    words: `
      hi hello hey salam salaam assalam assalam_o_alaikum asalam_o_alaikum assalamu_alaikum assalam_alaikum
      walaikum_assalam salam_alaikum assalamualaikum aoa asalam assalamoalaikum asslam_o_alaikum slaam good_morning
      good_evening good_afternoon hii helo hiya adaab namaste how_are_you kya_haal kaise_ho kaise_hain سلام ہیلو`,
  },
  thanks: {
    weight: 2,
    words: `
      thanks thank_you thankyou thx shukriya shukria jazakallah jazak_allah thanx ty شکریہ`,
  },
  bye: {
    weight: 2,
    words: `
      bye goodbye khuda_hafiz allah_hafiz see_you خدا_حافظ`,
  },
  bot: {
    weight: 1,
    words: `
      are_you_a_bot are_you_a_robot are_you_human are_you_ai are_you_an_ai what_can_you_do who_are_you
      how_can_you_help what_can_you_help what_can_i_ask your_name aap_kya_kar what_are_you are_you_real
      are_you_a_real who_am_i_talking am_i_talking_to am_i_chatting is_this_a_bot is_this_a_robot is_this_a_human
      is_this_ai tum_kaun aap_kon_ho robot_ho aap_robot what_is_this_chat what_do_you_know help_me_with can_you_help`,
  },
} satisfies Record<string, ConceptEntry>;
