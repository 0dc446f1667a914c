/**
 * Writes students in batches of a hundred, each with an order of twelve monthly charges around today and payments for
 * some of them; and a batch of five hundred whose fees are not open yet.
 */
export const feesData = (students) => `
  create temp table made as
    select n, gen_random_uuid() as person, gen_random_uuid() as seat, gen_random_uuid() as bill,
      case when n > ${students} then 'unbilled' else 'fees-' || (1 + n / 100) end as batch
    from generate_series(1, ${students} + 500) as n;
  insert into batches (id, course_id, name, mode, schedule, timing, instructor, start_date, end_date, seats, description)
    select distinct batch, 'data-analyst', 'Batch ' || batch, 'Online', 'Mon', '9 AM', 'Sana Javed',
      current_date - 100, current_date + 300, 2000, '' from made;
  insert into people (id, name, email, phone)
    select person, 'Person ' || n, n || '@fees.example.com', '+92300' || (1000000 + n) from made;
  insert into batch_enrolments (id, person_id, batch_id, state, is_paid, changed_at)
    select seat, person, batch, 'active', true, now() from made;
  insert into orders (id, reference, person_id, batch_enrolment_id, plan_title, course_title, monthly_minor, months,
      amount_minor, currency, schedule, state, created_at, due_at, proved_at, by_staff, holds_money)
    select bill, translate(lpad(to_hex(n), 8, '0'), '01ae', 'GHJK'), person, seat, 'Standard', 'Data', 600000, 12,
      7200000, 'PKR', 'monthly', 'paid', now() - n * interval '1 minute', now() - interval '4 months', now(), true, true
    from made where batch <> 'unbilled';
  update orders set reference = upper(substr(reference, 1, 4) || '-' || substr(reference, 5)) where by_staff;
  insert into ledger_entries (order_id, kind, amount_minor, instalment, due_at, at, actor)
    select bill, 'charge', 600000, month, now() + (month - 5) * interval '1 month', now() - interval '4 months', 'system'
    from made, generate_series(1, 12) as month where batch <> 'unbilled';
  insert into ledger_entries (order_id, kind, amount_minor, due_at, at, actor, method)
    select bill, 'payment', -600000, now() - month * interval '1 month', now() - month * interval '1 month', 'staff', 'cash'
    from made, generate_series(1, 3) as month where batch <> 'unbilled' and (n + month) % 4 > 0;
  analyze;
`;
