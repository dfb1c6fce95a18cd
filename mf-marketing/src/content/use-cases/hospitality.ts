import { bag, calendar, connect, cup, envelope, globe, link, retry, search } from '@bridge/shared/icons'
import { portalPaper } from '../papers/portal-paper.ts'
import { counts, followed, rates, settle, total } from '../papers/portal-statement.ts'
import { rupees } from '../rupees.ts'
import { agreed, states } from '../screen.ts'
import { keyTag } from '../tally-marks.ts'
import type { UseCase } from '../use-case.ts'

const { guestPaid, commission, gstOnCommission, tcs, tds, net } = settle(followed.tariff)
/** A wedding’s menu, and the third of it that is paid at booking. */
const [menu, atBooking] = [6_60_000_00, 2_20_000_00]
/** Room 212's advance: one night with GST. */
const { tariff: night, guestPaid: refund } = settle(5_000_00)
/** What each till takes on Sunday. */
const tills = { bar: 41_850_00, restaurant: 68_425_00, desk: 28_000_00 }
const taken = tills.bar + tills.restaurant + tills.desk
/** What is bought at the mandi at dawn. */
const mandi = { tomatoes: 9_360_00, paneer: 24_960_00, marigolds: 12_500_00 }
const market = mandi.tomatoes + mandi.paneer + mandi.marigolds

export const content = {
  head: {
    title: 'Payments for hotels and banquet halls',
    description:
      'Booking advances, OTA settlements taken apart stay by stay, banquet instalments, refunds, and one run for mandi, laundry and staff.',
  },
  tag: 'Hospitality',
  title: 'A night audit that lets you sleep',
  lead: `A guest pays the travel portal ${rupees(guestPaid)} and ${rupees(net)} arrives. So where did ${rupees(guestPaid - net)} go? Every deduction, every advance, every cancellation and every crate of tomatoes has its line.`,
  order: ['fall', 'day', 'steps', 'tally'],
  leads: 'day',
  paper: portalPaper,
  ledger: {
    date: 'Sunday, 22 November',
    drawn: 'day dial',
    entries: [
      {
        time: '05:50',
        event: 'Tomatoes, paneer and marigolds from the mandi, by UPI',
        amount: -market,
      },
      {
        time: '11:05',
        event: `The portal’s weekly credit, for ${counts.stays} stays`,
        note: 'Two are no-shows that it didn’t pay for. Noted for Monday.',
        amount: total.net,
      },
      {
        time: '14:20',
        event: 'Room 212 cancels in time',
        note: 'The refund is sent while the guest is still on the line.',
        amount: -refund,
      },
      {
        time: '21:30',
        event: 'Forty plates more than the wedding ordered, by QR beside the dessert',
        note: `Before them: ${rupees(atBooking)} at booking, ${rupees(menu - atBooking)} by link on Friday.`,
        amount: 40 * 1_400_00,
      },
      {
        time: '22:45',
        event: 'Bar, restaurant and front desk, each till against its settlement',
        amount: taken,
      },
    ],
    close: { time: '23:40', text: 'The manager closes the day and, for once, the office.' },
  },
  waterfall: {
    label: `Of the ${rupees(guestPaid)} that the guest of stay ${followed.number} pays, the portal keeps ${rupees(commission)} of commission and ${rupees(gstOnCommission)} of GST on it, ${rupees(tcs)} go as TCS and ${rupees(tds)} as TDS, and ${rupees(net)} arrive. Each is drawn to scale.`,
    from: [`The guest pays for stay ${followed.number}`, guestPaid],
    less: [
      [`Commission, ${rates.commission}%`, commission],
      [`GST on it, ${rates.gstOnCommission}%`, gstOnCommission],
      [`TCS, ${rates.tcs}%`, tcs],
      [`TDS, ${rates.tds}%`, tds],
    ],
    rest: 'arrives, and every rupee in between has a name',
  },
  steps: [
    {
      icon: link,
      heading: 'Ask for the advance at once',
      text: 'The confirmation carries a payment link: one night for a room, a third of the menu for a banquet.',
      piece: {
        of: 'Wedding, 22 November',
        on: 'At booking',
        parts: [
          ['Menu', menu],
          ['Two thirds, by link on Friday', atBooking - menu],
        ],
        comesTo: ['A third, by link', atBooking],
        state: states.paid,
      },
    },
    {
      icon: bag,
      heading: 'Pay mandi, laundry, staff',
      text: 'Vegetables by UPI at dawn, linen on the 10th, wages and tips by bulk NEFT on the last day.',
      piece: {
        of: 'Mandi',
        on: '22 Nov, 05:50',
        parts: [
          ['Tomatoes', mandi.tomatoes],
          ['Paneer', mandi.paneer],
          ['Marigolds', mandi.marigolds],
        ],
        comesTo: ['By UPI', market],
        state: states.paid,
      },
    },
    {
      icon: globe,
      heading: 'Take the OTA credit apart',
      text: 'One transfer becomes 61 stays again, each with its commission, GST on commission, TCS and TDS.',
      piece: {
        of: `${counts.stays} stays`,
        on: '22 Nov, 11:05',
        parts: [
          ['Guests paid', total.guestPaid],
          ['Commission', -total.commission],
          ['GST on it', -total.gstOnCommission],
          ['TCS', -total.tcs],
          ['TDS', -total.tds],
        ],
        comesTo: ['Credited', total.net],
        state: states.paid,
        stamped: true,
      },
    },
    {
      icon: retry,
      heading: 'Return what was cancelled',
      text: 'In the free period the full advance goes back the way it came. After that you keep one night and refund the rest.',
      piece: {
        of: 'Room 212, cancelled',
        on: '22 Nov, 14:20',
        parts: [
          ['One night', night],
          [`GST, ${rates.gst}%`, refund - night],
          ['Kept', 0],
        ],
        comesTo: ['Back to the guest', refund],
        state: states.returned,
      },
    },
    {
      icon: cup,
      heading: 'Close bar and restaurant',
      text: 'All outlets and the front desk take QR and POS; every till is compared with its own settlement before the shift changes.',
      piece: {
        of: 'Tills, Sunday',
        on: '22 Nov, 22:45',
        parts: [
          ['Bar', tills.bar],
          ['Restaurant', tills.restaurant],
          ['Front desk', tills.desk],
        ],
        comesTo: ['Settled', taken],
        state: agreed.matched,
      },
    },
  ],
  benefits: [
    {
      icon: calendar,
      figure: rupees(menu),
      heading: 'Paid before the band plays',
      text: 'Reminders for each instalment go out by date, so nobody has to chase the bride’s father at eleven at night.',
    },
    {
      icon: search,
      figure: `${rates.commission}%`,
      heading: 'Commission, stay by stay',
      text: 'If a portal takes 22% on a contract of 18%, you read it next to the stay.',
    },
    {
      icon: envelope,
      figure: rupees(refund),
      heading: 'Refunds with a reference',
      text: 'The cancellation message quotes the payment’s reference and leaves a guest little to write about.',
    },
    {
      icon: connect,
      figure: '3 hotels',
      heading: 'Hill, lake and airport',
      text: 'Properties keep their own accounts. You watch the balances together and help the one that is out of season.',
    },
  ],
  gain: 'You know what each stay earned',
  drawn: {
    agree: counts.agree,
    of: counts.stays,
    caption: `of ${counts.stays} stays agree`,
    text: 'The two that don’t are no-shows. On Monday you claim them, with the statement’s own line numbers.',
    open: [3, 40],
    mark: keyTag,
  },
  invitation:
    'Send us last week’s portal statement and your tariffs. You will see what each stay really earned.',
} satisfies UseCase
