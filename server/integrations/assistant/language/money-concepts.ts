import type { ConceptEntry } from "./concept-entry.ts";

/** What people ask about money: fees, ways to pay, plans and refunds. */
export const moneyConcepts = {
  fee: {
    weight: 1,
    words: `
      fee fees fess feez fes price prices pricing priced cost costs costing charge charges charging rate rates tuition
      how_mch expensive cheap cheaper cheapest affordable afford budget amount paisa paisay paise paisy paison pese
      pesay qeemat keemat qimat kimat kharcha kharch kharchay mehnga mehngi mahnga mehngay sasta sasti saste kitne_ka
      kitne_ki kitnay_ka kitnay_ki kitne_mein kitne_main kitne_me kitnay_mein kitne_lagte kitna_lagta kitne_hain_fees
      package packages worth_it فیس قیمت خرچہ پیسے خرچ kitna_dena kitna_de kitna_pay kitni_deni kitne_deni
      monthly_kitna monthly_kitni kitne_rupay kitne_paise kitnay_paise kitna_kharcha kitne_rupees kitne_hain_course
      what_will_it_cost whats_the_damage how_much_is how_much_are how_much_does how_much_do how_much_for
      how_much_would how_much_will price_list fee_plan fee_schedule fees_structure fees_detail fee_details fees_batao
      mehange economical spend hadiya lagat how_much the_damage kitne_lete kitna_lete kya_lete lete_ho_course
      cost_involved money paisay_lagte budget_for per_month_cost monthly_cost monthly_charges monthly_price how_pricey
      pricey set_me_back money_wise subscription_fee kitna_lagega kitne_lagenge kitna_lage ballpark ballpark_figure
      quotation quote estimate get_a_quote free_quote`,
  },
  currency: {
    weight: 0.2,
    words: `
      pkr usd dollar dollars rupay rupees rupee rs`,
  },
  free: {
    weight: 0.5,
    words: `
      free muft bina_paise for_nothing gratis مفت`,
  },
  payment: {
    weight: 1,
    words: `
      pay paying payment payments paid credit_card debit_card card_payment card mastercard jazzcash jazz_cash
      easypaisa easy_paisa nayapay sadapay bank_transfer transfer paypal payoneer stripe crypto_payment pay_method
      payment_method methods pay_online ada_karna jama_karwana jama_karna jama ادائیگی take_visa visa_or accept_visa
      pay_via through_bank via_bank bank_se by_bank bank_deposit bank_details account_number pay_fee pay_the_fee
      paying_options how_to_pay where_to_pay kahan_jama kaise_jama debit credit wallet mobile_wallet western_union
      remittance cash cheque cod invoice paise_kaise fees_kaise_deni fee_kaise fees_kaise visa_card bank_transfers
      pay_with_bitcoin pay_in_crypto pay_with_crypto via_wise accept_bitcoin accept_crypto your_bank_account raast
      bank_wale`,
  },
  instalment: {
    weight: 1.5,
    words: `
      installment installments instalment instalments installmnt qist qiston qistein qisten qistain qist_mein aqsat
      emi monthly_payment pay_monthly monthly month_by_month every_month pay_later part_payment partial_payment
      partially lump_sum full_payment at_once all_at_once ek_sath ek_saath in_parts two_parts upfront in_advance
      advance قسط قسطوں اقساط split split_the installments_mein har_mahine har_mahinay each_month once_a_month partly
      spread_the mahana mahaana monthly_basis ek_dafa ek_hi_dafa ek_baar kisht kishton kist kiston kishtein`,
  },
  discount: {
    weight: 1.2,
    words: `
      discount discounts discounted discunt coupon coupons promo promotion promo_code scholarship scholarships
      concession concessions riayat riyayat rayat financial_aid fee_waiver waiver kam_ho kam_kar kam_karo kam_ho_sakti
      cheaper_price sale deal sibling siblings early_bird lower_price reduce_fee reduced offers special_offer needy
      deserving orphan رعایت اسکالرشپ ڈسکاؤنٹ kam_kar_dein kuch_kam kam_karwa reduce bargain negotiate negotiable
      less_fee offer_chal ramzan_offer eid_offer students_discount student_discount group_discount refer_a_friend
      referral free_seat fully_funded funded sponsorship financial_help financial_problem cant_afford cannot_afford
      afford_nahi gareeb coupon_code discount_code black_friday deals`,
  },
  refund: {
    weight: 2,
    words: `
      refund refunds refunded refundable refunding money_back moneyback get_money_back my_money_back pasand_na
      pasand_nahi pasand_nai acha_na_laga acha_nahi_laga dil_na_lage return_my_money fee_back fees_back paise_wapas
      paisay_wapas paisa_wapas fees_wapas fee_wapas wapas wapis wapsi reimburse reimbursement change_my_mind
      changed_my_mind not_satisfied dont_like_it do_not_like unsatisfied ریفنڈ واپس واپسی not_happy unhappy
      dissatisfied disappointed cash_back my_cash get_my_cash get_back_my want_my_money no_longer_want wapsi_policy
      paise_wapis paisay_wapis return_policy return_the_fee refund_kaise fee_returned fees_returned money_returned
      get_my_fee hate_it fee_return fees_return cooling_off cooling_period cooling_off_period`,
  },
  cancel: {
    weight: 1,
    words: `
      cancel cancels cancelled cancelling canceling cancellation quit leave_course leave_midway drop_out dropout
      unsubscribe discontinue stop_paying autorenewal auto_renewal auto_renew renewal chorna chhorna chor chhor
      withdraw withdrawal stop_the_course leave_the_course beech_mein_chor chor_dun chor_doon chorna_chahun quitting
      stop_auto stop_renewal end_my_subscription drop_the_course subscription my_subscription`,
  },
  plan: {
    weight: 1,
    words: `
      plan plans basic_plan standard_plan premium_plan basic_and_standard standard_and_premium basic standard premium
      basic_vs standard_vs membership tiers tier three_plans plans_do package_do packages_do which_plans plan_hai
      plans_hain mock_interview mock_interviews mentor_call mentor_calls`,
  },
  receipt: {
    weight: 1,
    words: `
      receipt receipts payment_proof proof_of_payment payment_screenshot payment_slip deposit_slip raseed rasid
      payment_confirmed confirm_my_payment after_payment already_paid paid_already payment_confirm payment_status
      sent_the_money sent_money have_paid i_paid ive_paid payment_kar_di payment_kar_di_hai paise_bhej fees_bhej_di
      transferred_the screenshot`,
  },
} satisfies Record<string, ConceptEntry>;
